import { spawnSync } from 'node:child_process'

/** A piece of text as it lies on the page, in points from the lower left corner. */
export type PdfText = { text: string; left: number; bottom: number; width: number; height: number }

/** A page: its size in points, texts and roles of the structure in the order of reading, and where its links lead. */
export type PdfPage = {
  width: number
  height: number
  texts: PdfText[]
  roles: string[]
  links: string[]
}

/** What a reader finds in a PDF. */
export type Pdf = {
  title: string | null
  author: string | null
  language: string | null
  isTagged: boolean
  pages: PdfPage[]
}

/** Reads a PDF as a viewer or a recruiter's program does; throws when it is none. */
export function readPdf(bytes: Uint8Array): Pdf {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/print-pdf.mjs'], {
    input: bytes,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  if (status !== 0) throw new Error(`The PDF cannot be read: ${stderr}`)
  return JSON.parse(stdout) as Pdf
}
