import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { ask } from './ask'
import { findNginx } from './find-nginx'
import type { Host } from './host'
import { findFreePort, startProcess } from './start-process'

const KEPT_FILE = 'docs/how-to/nginx.conf'

/** What is replaced in the kept file: what depends on the machine, as its comments say, and nothing else. */
type Places = { secure: number; plain: number; root: string; certificate: string; key: string }

/** Replaces a pattern that must be there `times` times, so that no line is overlooked when the kept file changes. */
function replaceExactly(text: string, pattern: RegExp, times: number, replacement: string): string {
  const found = text.match(pattern)?.length ?? 0
  if (found !== times) throw new Error(`${KEPT_FILE}: ${pattern} stands there ${found} times, not ${times}.`)
  return text.replace(pattern, replacement)
}

function toTestedServers(kept: string, places: Places): string {
  const replacements: [RegExp, number, string][] = [
    // A machine of tests may have no IPv6.
    [/listen \[::\]:(80|443 ssl http2);/g, 2, ''],
    [/listen 80;/g, 1, `listen 127.0.0.1:${places.plain};`],
    [/listen 443 ssl/g, 1, `listen 127.0.0.1:${places.secure} ssl`],
    [/server_name portfolio\.example\.com;/g, 2, 'server_name localhost;'],
    [/root \/srv\/portfolio\/dist;/g, 1, `root ${places.root};`],
    [/ssl_certificate \S+;/g, 1, `ssl_certificate ${places.certificate};`],
    [/ssl_certificate_key \S+;/g, 1, `ssl_certificate_key ${places.key};`],
  ]
  return replacements.reduce((text, [pattern, times, by]) => replaceExactly(text, pattern, times, by), kept)
}

/** What Debian's own nginx.conf has around the files of conf.d, with folders that anybody may write to. */
function toConfiguration(folder: string, brotliModule: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `
load_module ${brotliModule};
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
access_log off;
include /etc/nginx/mime.types;
gzip on;
${temporary.join('\n')}
${servers}
}`
}

/** A certificate that only the tests trust. */
async function writeCertificate(folder: string): Promise<{ certificate: string; key: string; pem: string }> {
  const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  writeFileSync(certificate, cert)
  writeFileSync(key, privateKey)
  return { certificate, key, pem: cert }
}

/** Runs the real nginx with the kept configuration over a published folder; `plainPort` is that of http. */
export async function startNginx(root: string): Promise<Host & { plainPort: number; readLog: () => string }> {
  const nginx = findNginx()
  if (nginx === undefined) throw new Error('Run `npm run test:hosts`: it installs nginx, or says how.')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(join(folder, 'logs'))
  const [secure, plain] = [await findFreePort(), await findFreePort()]
  const { pem, ...paths } = await writeCertificate(folder)
  const servers = toTestedServers(readFileSync(KEPT_FILE, 'utf8'), { secure, plain, root, ...paths })
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, toConfiguration(folder, nginx.brotliModule, servers))
  const host = { port: secure, pathPrefix: '', folder: root, certificate: pem, stop: () => Promise.resolve() }
  const running = await startProcess({
    program: nginx.program,
    words: ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'],
    folder,
    env: process.env,
    isReady: async () => (await ask(host, '/')).status === 200,
  })
  const stop = async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  }
  return { ...host, plainPort: plain, readLog: running.readOutput, stop }
}
