import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../check-content'
import { PIXEL, bootcamp, project, show, tell, technology, writeOwner } from '../testing/owner'
import { filesHaveTheirPlace } from './files-have-their-place'

test.each([
  ['notes.txt', 'No file of this name belongs here.'],
  ['Site.json', 'No file of this name belongs here. Did you mean "site.json"?'],
  ['experience/photo.png', 'Only .json files and .svg icons belong in this folder.'],
  ['bootcamps/icon.svg', 'Only .json files belong in this folder.'],
  ['bootcamps/a.JSON', 'Only .json files belong in this folder. Rename it to "a.json".'],
  [
    'projects/loose.json',
    'A project is a folder of its own, not a file. Move it to projects/loose/project.json',
  ],
])('a file in a folder where none belongs is told: %s', async (file, words) => {
  const [problem, ...others] = await tell(filesHaveTheirPlace, { [file]: 'x' })
  expect(others).toEqual([])
  expect(problem).toContain(`${file} ${words}`)
})

test('a project folder without project.json is told', async () => {
  expect(await tell(filesHaveTheirPlace, { 'projects/a/cover.png': PIXEL })).toEqual([
    'projects/a There is no project.json in this folder. Write one, or delete the folder.',
  ])
})

test('a folder where none belongs is told once, whatever is in it', async () => {
  const files = { 'project/a.txt': 'x', 'project/b/c.txt': 'x' }
  expect(await tell(filesHaveTheirPlace, files)).toEqual([
    'project No folder of this name belongs here. Did you mean "projects"?',
  ])
})

test('beside project.json, anything but pictures is told', async () => {
  const files = {
    'projects/a/project.json': project(),
    'projects/a/notes.md': 'x',
    'projects/a/old/b.png': PIXEL,
  }
  expect(await tell(filesHaveTheirPlace, files)).toEqual([
    'projects/a/notes.md Only project.json and pictures belong in the folder of a project. Move it, or delete it.',
    'projects/a/old Only project.json and pictures belong in the folder of a project. Move it, or delete it.',
  ])
})

test('a link to a place outside of the data is refused, and not reported as missing too', async () => {
  const { folder, remove } = writeOwner({
    'projects/a/project.json': project({ img: { src: 'cover.png', alt: 'x' }, techStack: ['react'] }),
    'technologies/github.json': technology(),
  })
  symlinkSync('/etc/hostname', path.join(folder, 'projects/a/cover.png'))
  symlinkSync('/etc/hostname', path.join(folder, 'technologies/react.json'))
  const { problems } = await checkContent(folder)
  remove()
  expect(show(folder, problems)).toBe(`2 problems in your data. Nothing was built.

data/projects/a/cover.png
  This is a link to another place, and links are not followed. Put the file itself here.

data/technologies/react.json
  This is a link to another place, and links are not followed. Put the file itself here.
`)
})

test('hidden files, README.md and what Windows leaves behind are overlooked everywhere', async () => {
  const files = {
    '.DS_Store': 'x',
    'README.md': 'x',
    'projects/Thumbs.db': 'x',
    'projects/a/project.json': project(),
    'projects/a/.gitkeep': '',
    'projects/.old/notes.txt': 'x',
    'bootcamps/a.json': bootcamp(),
    'bootcamps/README.md': 'x',
  }
  expect(await tell(filesHaveTheirPlace, files)).toEqual([])
})

test('files in their places pass', async () => {
  const files = {
    'projects/a/project.json': project(),
    'projects/a/cover.webp': PIXEL,
    'technologies/react.json': technology(),
    'technologies/own.svg': '<svg/>',
  }
  expect(await tell(filesHaveTheirPlace, files)).toEqual([])
})
