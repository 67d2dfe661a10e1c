import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where Debian's packages and nginx.org's put the module. */
const BROTLI_MODULES = ['/usr/lib/nginx/modules', '/etc/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_filter_module.so`,
)

export type Nginx = { program: string; brotliModule: string; version: string }

/** The nginx of this machine with its module for brotli, or undefined when one of both is missing. */
export function findNginx(): Nginx | undefined {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))
  const brotliModule = BROTLI_MODULES.find((path) => existsSync(path))
  if (program === undefined || brotliModule === undefined) return undefined
  // nginx tells its version on the channel for errors.
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' })
  return { program, brotliModule, version: /nginx\/\S+/.exec(stderr)?.[0] ?? 'nginx' }
}
