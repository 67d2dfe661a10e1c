const NOTHING = /^\s*(#.*)?$/
const PATH = /^\/\S*\s*$/
const HEADER = /^\s+[\w-]+:\s*\S/

/** What a line may be that hosts overlook, most telling first. */
const FAULTS: readonly { is: RegExp; fault: string }[] = [
  { is: /^\s+!/, fault: 'takes a header away. Give the header another value in place of it.' },
  { is: /^https?:/i, fault: 'is for one host only. Begin with the path: "/about/*".' },
  {
    is: /^\s/,
    fault: 'is no header. Write its name, a colon and its value: "  X-Robots-Tag: noindex".',
  },
]

const NO_PATH = 'is no path. A path begins with a slash, and its headers stand below it, indented.'
const NO_PATH_YET = 'stands before the first path. Write the path above it: "/*" for all.'

function findFault(line: string, hasPath: boolean): string | undefined {
  if (NOTHING.test(line) || PATH.test(line)) return undefined
  if (HEADER.test(line)) return hasPath ? undefined : NO_PATH_YET
  return FAULTS.find(({ is }) => is.test(line))?.fault ?? NO_PATH
}

/**
 * What is wrong with the lines of an owner's `_headers`, each as a sentence that begins with the line's number. Hosts and
 * their readers overlook such lines, or take a header for that of the path before.
 */
export function findRuleFaults(text: string): string[] {
  let hasPath = false
  return text.split(/\r?\n/).flatMap((line, index) => {
    const fault = findFault(line, hasPath)
    if (line.startsWith('/')) hasPath = true
    return fault === undefined ? [] : [`Line ${index + 1}, "${line.trim()}", ${fault}`]
  })
}
