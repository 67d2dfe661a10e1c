import { problemWith, type ContentProblem } from '../content-problem'
import { fieldNames, findSchema, isOptional } from '../describe-field'
import { KINDS, type Kind } from '../kinds'
import { showPath, type RawContent } from '../read-content'

/** site.json, profile.json and skills.json are there; every other file is the owner's choice. */
export function neededFilesExist({
  entries,
  dataFolder,
}: Pick<RawContent, 'entries' | 'dataFolder'>): ContentProblem[] {
  // A file that is there under another spelling is told where it stands (files-have-their-place).
  const spellings = new Set(entries.map((entry) => entry.path.toLowerCase()))
  return KINDS.filter(({ layout, place }) => layout === 'one-file' && !spellings.has(place)).map((kind) =>
    problemWith(showPath(dataFolder, kind.place), {
      message: 'This file is missing.',
      hint: `Make it, with the fields ${neededFields(kind).join(', ')}; the field guide is data/README.md.`,
    }),
  )
}

function neededFields({ schema }: Kind): string[] {
  return fieldNames(schema).filter((name) => {
    const field = findSchema(schema, [name])
    return field !== undefined && !isOptional(field)
  })
}
