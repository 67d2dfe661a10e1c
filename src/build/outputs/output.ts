/** A file that is published besides the pages: its address on the site ("/feed.xml"), and what it holds. */
export type Output = { path: string; content: string | Uint8Array }
