import type { ContentProblem } from '../content-problem'
import { findNearest } from '../find-nearest'
import { quote } from '../quote'
import { findKind, showPath, type ContentFile, type RawContent } from '../read-content'
import { toId } from './ids-are-addresses'
import { findTexts, problemIn } from './rule'

/** Every technology that a project or the skills name has a file of its own, be that file right or wrong. */
export function technologiesExist(
  content: Pick<RawContent, 'files' | 'entries' | 'dataFolder'>,
): ContentProblem[] {
  const technologies = content.files.filter(({ kind }) => kind.kind === 'technology')
  const ids = new Set(
    content.entries.flatMap(({ path }) => {
      const found = findKind(path)
      return found?.kind.kind === 'technology' ? [found.id] : []
    }),
  )
  const folder = showPath(content.dataFolder, 'technologies')
  return findTexts(content, 'technology')
    .filter(({ value }) => !ids.has(value))
    .map((field) => {
      const meant = findByName(technologies, field.value) ?? findNearest(field.value, ids)
      const id = toId(field.value)
      return problemIn(field, {
        message: `There is no technology ${quote(field.value)} in ${folder}.`,
        hint:
          meant === undefined
            ? `Delete it here, or make the file ${folder}/${id || 'its-name'}.json${id === field.value ? '' : `, and write "${id || 'its-name'}" here`}.`
            : `Did you mean "${meant}"?`,
      })
    })
}

/** "TanStack Query" is what people read; lists want the name of the file. */
function findByName(technologies: readonly ContentFile[], name: string): string | undefined {
  return technologies.find(({ fields }) =>
    fields.some(({ path, value }) => path[0] === 'name' && value === name),
  )?.id
}
