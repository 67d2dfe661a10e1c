import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Content } from '../../content/to-content'
import type { Part } from './part'
import { readFontCopyright } from './read-font-copyright'
import { findPackageFile, readPackageJson } from './read-package'
import { FONT_PACKAGES, listIconPackages, TYPESETTER, type ShippedPackage } from './shipped-packages'

const packageSchema = z.object({ version: z.string(), license: z.string(), homepage: z.string().optional() })
const fontSchema = z.object({ family: z.string() })
const iconSetSchema = z.object({ name: z.string(), author: z.object({ name: z.string(), url: z.string() }) })

/** What the licence of a font asks to be told of a changed one. */
const CUT = '; cut to the letters that are used'

const readManifest = (name: string) => packageSchema.parse(readPackageJson(`${name}/package.json`))

/** Any file of a font will do: the copyright line is the same in all of them. */
function readFontFile(name: string): Buffer {
  const folder = join(dirname(findPackageFile(`${name}/package.json`)), 'files')
  const [file = ''] = readdirSync(folder)
    .filter((one) => one.endsWith('.woff2'))
    .sort()
  return readFileSync(join(folder, file))
}

async function readFont({ package: name, use }: ShippedPackage): Promise<Part> {
  const { version, license, homepage } = readManifest(name)
  return {
    name: fontSchema.parse(readPackageJson(`${name}/metadata.json`)).family,
    use: `${use}${CUT}`,
    rights: await readFontCopyright(readFontFile(name)),
    license,
    version: `${version} of ${name}`,
    ...(homepage === undefined ? {} : { address: homepage }),
  }
}

function readTypesetterFont(): Part {
  const { package: name, font, use, ...facts } = TYPESETTER
  return {
    name: font,
    use: `${use}${CUT}`,
    ...facts,
    version: `that of ${name} ${readManifest(name).version}`,
  }
}

function readIconSet({ package: name, use }: ShippedPackage): Part {
  const { version, license } = readManifest(name)
  const set = iconSetSchema.parse(readPackageJson(`${name}/info.json`))
  return {
    name: set.name,
    use,
    rights: `By ${set.author.name}`,
    license,
    version: `${version} of ${name}`,
    address: set.author.url,
  }
}

function readOwnPart(): Part {
  const { version, license } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return {
    name: 'Inkfolio',
    use: 'script, styles and drawings of the pages',
    rights: /^Copyright.*$/m.exec(readFileSync('LICENSE', 'utf8'))?.[0] ?? '',
    license,
    version,
  }
}

/** Everything of the site that others may have rights in, with their names, as the installed packages tell them. */
export async function readParts(content: Pick<Content, 'technologies'>): Promise<Part[]> {
  const fonts = await Promise.all(FONT_PACKAGES.map(readFont))
  return [readOwnPart(), ...fonts, readTypesetterFont(), ...listIconPackages(content).map(readIconSet)]
}
