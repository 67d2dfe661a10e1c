import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapBounded } from '../src/content/map-bounded'
import type { Site } from '../src/content/schemas/site'
import { drawPicture, type PictureSize } from './draw-picture'
import { inventProject } from './invent-project'

const SAMPLE = 'data'
const WRITTEN_AT_ONCE = 8

/** What a good camera or a screenshot gives. */
const USUAL_SIZE: PictureSize = { width: 1600, height: 1000 }

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Writes the sample portfolio with so many projects, no two alike, each with a picture of its own. The same arguments give
 * the same files. Smaller pictures than usual leave a build little to encode, so that all else can be measured.
 */
export async function writePortfolio(
  folder: string,
  projectCount: number,
  pictureSize = USUAL_SIZE,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  cpSync(SAMPLE, folder, { recursive: true })
  rmSync(join(folder, 'projects'), { recursive: true })
  const technologies = readdirSync(join(folder, 'technologies')).map((name) => name.replace(/\.json$/, ''))
  const numbers = Array.from({ length: projectCount }, (_, index) => index + 1)
  await mapBounded(numbers, WRITTEN_AT_ONCE, async (number) => {
    const place = join(folder, 'projects', `project-${number}`)
    await mkdir(place, { recursive: true })
    const project = inventProject(number, technologies)
    await writeFile(join(place, 'project.json'), JSON.stringify(project, null, 2))
    await writeFile(join(place, 'cover.jpg'), await drawPicture(number, pictureSize))
  })
}

/** Switches every output of a portfolio on or off. */
export function switchOutputs(folder: string, names: readonly string[], isOn: boolean): void {
  const path = join(folder, 'site.json')
  const outputs = Object.fromEntries(names.map((name) => [name, isOn]))
  writeFileSync(path, JSON.stringify({ ...(readJson(path) as Site), outputs }))
}
