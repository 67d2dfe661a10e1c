import { dependencies } from '../../../package.json'
import { readPurpose } from './read-purpose'

test('a cache is for one address, one Node, one Gatsby and one project', async () => {
  expect(await readPurpose('.', '/portfolio')).toEqual({
    pathPrefix: '/portfolio',
    node: `v${process.versions.node}`,
    gatsby: dependencies.gatsby,
    project: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  })
})
