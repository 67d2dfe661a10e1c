// Prints which headers Netlify's own program reads out of a `_headers` file for each of the paths that follow, as JSON.
// Its development server takes Cache-Control and Content-Type from its file server instead.
import { pathToFileURL } from 'node:url'

const [cli, headersFile, ...paths] = process.argv.slice(2)
const { headersForPath, parseHeaders } = await import(pathToFileURL(`${cli}/dist/utils/headers.js`).href)
const rules = await parseHeaders({ config: {}, headersFiles: [headersFile] })
process.stdout.write(JSON.stringify(paths.map((path) => headersForPath(rules, path))))
