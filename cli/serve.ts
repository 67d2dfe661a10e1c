import { existsSync } from 'node:fs'
import { dataFolder } from '../src/build/data-folder'
import { recoverPublished } from '../src/build/publish/put-in-place'
import { readPathPrefix } from '../src/build/read-path-prefix'
import { createSiteServer } from './create-site-server'

const FOLDER = 'dist'
const PORT = Number(process.env['PORT'] ?? 8000)

async function serve(): Promise<void> {
  await recoverPublished(FOLDER)
  if (!existsSync(FOLDER)) {
    console.error('There is no dist/ yet. Build the site first: npm run build')
    process.exitCode = 1
    return
  }
  const pathPrefix = readPathPrefix(dataFolder()) ?? ''
  const server = createSiteServer(FOLDER, pathPrefix)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    const remedy = `Port ${PORT} is taken. Choose another: PORT=${PORT + 1} npm start`
    console.error(isTaken ? remedy : error.message)
    process.exitCode = 1
  })
  server.listen(PORT, () => {
    console.log(`\nThe site is at http://localhost:${PORT}${pathPrefix}/ (Ctrl+C ends it)`)
  })
}

void serve()
