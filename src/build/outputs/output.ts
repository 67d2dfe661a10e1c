/**
 * A file that is published besides the pages: its address on the site ("/feed.xml"), and what it holds, or the path of a file
 * that holds it: there may be thousands of pictures.
 */
export type Output = { path: string } & ({ content: string | Uint8Array } | { file: string })
