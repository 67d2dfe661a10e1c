/** Where the global set-up tells the tests its temporary folder. */
const VARIABLE = 'INKFOLIO_HOSTS_FOLDER'

/** Who works on these tests names a folder: what is built stays there, and the next run takes it. */
const kept = process.env['INKFOLIO_HOSTS_KEPT']

export const isKept = () => kept !== undefined

/** The folder of this run; a temporary one, if none was named. */
export function hostsFolder(): string {
  const folder = kept ?? process.env[VARIABLE]
  if (folder === undefined) throw new Error('The global set-up of these tests has not run.')
  return folder
}

export function rememberHostsFolder(folder: string): void {
  process.env[VARIABLE] = folder
}

/** A fresh clone of the checkout, in which Netlify builds. */
export const clonedProject = () => `${hostsFolder()}/clone`

/** What Netlify's first build of the clone published: all hosts serve it, none changes it. */
export const builtSite = () => `${hostsFolder()}/site`

/** What the first build printed. */
export const firstBuildLog = () => `${hostsFolder()}/first-build.log`

/** The home of the hosts' programs, so that nothing of the user's is read or written. */
export const toolsHome = () => `${hostsFolder()}/home`
