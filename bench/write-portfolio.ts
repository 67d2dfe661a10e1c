import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Project } from '../src/content/schemas/project'
import type { Site } from '../src/content/schemas/site'

const SAMPLE = 'data'
const SAMPLE_PROJECT = join(SAMPLE, 'projects/seek-your-job/project.json')

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** A picture like no other: its hue and its pattern follow from its number. */
async function drawPicture(number: number): Promise<Buffer> {
  const circles = Array.from({ length: 12 }, (_, index) => {
    const [x, y, radius] = [137, 89, 41].map((step) => ((number + 1) * (index + 1) * step) % 800)
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${(number * 47 + index * 30) % 360} 70% 60%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 800 500">${circles.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#f9edd3' }).jpeg({ quality: 82 }).toBuffer()
}

/** Writes the sample portfolio with so many projects, each with a picture of its own. */
export async function writePortfolio(folder: string, projectCount: number): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  cpSync(SAMPLE, folder, { recursive: true })
  rmSync(join(folder, 'projects'), { recursive: true })
  const sample = readJson(SAMPLE_PROJECT) as Project
  for (let number = 1; number <= projectCount; number += 1) {
    const project: Project = {
      ...sample,
      order: number,
      title: `${sample.title} ${number}`,
      date: new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10),
      img: { src: 'cover.jpg', alt: `Circles, drawing ${number}` },
    }
    const place = join(folder, 'projects', `project-${number}`)
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'project.json'), JSON.stringify(project))
    writeFileSync(join(place, 'cover.jpg'), await drawPicture(number))
  }
}

/** Switches every output of a portfolio on or off. */
export function switchOutputs(folder: string, names: readonly string[], isOn: boolean): void {
  const path = join(folder, 'site.json')
  const outputs = Object.fromEntries(names.map((name) => [name, isOn]))
  writeFileSync(path, JSON.stringify({ ...(readJson(path) as Site), outputs }))
}
