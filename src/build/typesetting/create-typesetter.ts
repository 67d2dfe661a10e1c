import { resolve } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { loadFonts, type Fonts } from './load-fonts'

/** A template (a path relative to the project) and the data that it is filled with: whatever JSON can hold. */
export type Sheet = { template: string; data: unknown }

/** Pictures that a template names, by the paths at which it names them. */
export type Pictures = ReadonlyMap<string, Buffer>

/**
 * The compiler keeps what it made of each sheet, a megabyte for a card, for as long as the program runs. What so many sheets
 * did not need again goes.
 */
const KEPT_FOR_SHEETS = 5

type Families = Omit<Fonts, 'files'>

/**
 * Sets texts in print by Typst templates. `sys.inputs.data` is the data as JSON, so that no text is read as code;
 * `sys.inputs.fonts` has the families for `lettering` and `text`.
 */
export type Typesetter = {
  /** Sets pages; `toPdf` gives the bytes of a tagged PDF, after PDF/UA-1 when every letter can be drawn. */
  setPages: (sheet: Sheet) => { count: number; toPdf: () => Buffer }
  /** An SVG of the first page, in which letters are shapes. */
  toSvg: (sheet: Sheet, pictures?: Pictures) => string
}

function compile(compiler: NodeCompiler, fonts: Families, { template, data }: Sheet): NodeTypstDocument {
  const compiled = compiler.compile({
    mainFilePath: resolve(template),
    inputs: { data: JSON.stringify(data), fonts: JSON.stringify(fonts) },
    // The pictures of one sheet lie at the paths of the last one's.
    resetRead: true,
  })
  if (compiled.result) return compiled.result
  throw new Error(
    `${template} cannot be set: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`,
  )
}

function writePdf(compiler: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' })
  } catch {
    // The standard forbids a letter that no font has. The text is there all the same, for search and screen readers.
    return compiler.pdf(document)
  }
}

/**
 * A typesetter with the fonts for a text (all that will be set, in any order) in a language; throws when a template is
 * wrong, which is our mistake.
 */
export async function createTypesetter(text: string, language: string): Promise<Typesetter> {
  const { files, ...fonts } = await loadFonts(text, language)
  const compiler = NodeCompiler.create({ workspace: resolve('.'), fontArgs: [{ fontBlobs: files }] })
  return {
    setPages: (sheet) => {
      const document = compile(compiler, fonts, sheet)
      return { count: document.numOfPages, toPdf: () => writePdf(compiler, document) }
    },
    toSvg: (sheet, pictures = new Map()) => {
      for (const [path, bytes] of pictures) compiler.mapShadow(resolve(path), bytes)
      const svg = compiler.plainSvg(compile(compiler, fonts, sheet))
      for (const path of pictures.keys()) compiler.unmapShadow(resolve(path))
      compiler.evictCache(KEPT_FOR_SHEETS)
      return svg
    },
  }
}
