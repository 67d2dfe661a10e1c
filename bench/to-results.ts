/** A table with its heading; `text` says what was measured, and how. */
export type Section = {
  heading: string
  text?: string
  rows: readonly Readonly<Record<string, string | number>>[]
}

const toCell = (value: string | number | undefined) => String(value ?? '').replaceAll('|', '\\|')

/** Rows as a table in Markdown; the columns are those of all rows, in the order in which they first appear. */
function toTable(rows: Section['rows']): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const isNumber = (column: string) => rows.every((row) => typeof (row[column] ?? 0) === 'number')
  const cells = [
    columns.map(toCell),
    columns.map((column) => (isNumber(column) ? '---:' : '---')),
    ...rows.map((row) => columns.map((column) => toCell(row[column]))),
  ]
  return cells.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** The text of a file of results: the title, where it was measured, and each section with its table. */
export function toResults(title: string, machine: readonly string[], sections: readonly Section[]): string {
  const blocks = [
    `# ${title}`,
    machine.map((line) => `- ${line}`).join('\n'),
    ...sections.flatMap(({ heading, text, rows }) => [
      `## ${heading}`,
      ...(text === undefined ? [] : [text]),
      ...(rows.length === 0 ? [] : [toTable(rows)]),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}
