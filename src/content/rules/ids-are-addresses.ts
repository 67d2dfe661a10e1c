import { problemWith, type ContentProblem } from '../content-problem'
import type { ContentFile, RawContent } from '../read-content'
import { showPath } from '../read-content'
import { quote } from '../quote'
import { splitPath } from '../read-folder'
import { ID_PATTERN } from '../schemas/fields'

/** The id that a name was probably meant to be: "Seek Your Job" gives "seek-your-job"; may be empty. */
export function toId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The name of each file and folder can stand in an address, and is not one that the site itself needs. */
export function idsAreAddresses({
  files,
  dataFolder,
}: Pick<RawContent, 'files' | 'dataFolder'>): ContentProblem[] {
  return files
    .filter(({ kind }) => kind.layout !== 'one-file')
    .flatMap((file) => {
      const words = isReserved(file) ? reserved(file) : ID_PATTERN.test(file.id) ? null : notAnAddress(file)
      const place = file.kind.layout === 'folder-each' ? splitPath(file.path).folder : file.path
      return words === null ? [] : [problemWith(showPath(dataFolder, place), words)]
    })
}

const holder = ({ kind }: ContentFile) => (kind.layout === 'folder-each' ? 'folder' : 'file')

const isReserved = ({ kind, id }: ContentFile) => kind.reservedIds.includes(id)

function reserved(file: ContentFile) {
  return {
    message: `${quote(file.id)} cannot be the name of ${file.kind.label}: the site needs this address itself.`,
    hint: `Rename the ${holder(file)}, for example to "${file.kind.kind}-${file.id}".`,
  }
}

function notAnAddress(file: ContentFile) {
  const meant = toId(file.id)
  const ending = file.kind.layout === 'file-each' ? '.json' : ''
  const name = meant === '' || file.kind.reservedIds.includes(meant) ? `my-${file.kind.kind}` : meant
  return {
    message: `The name of this ${holder(file)} may have only small letters a-z, digits, and single hyphens between them.`,
    hint: `Rename it to "${name}${ending}".`,
  }
}
