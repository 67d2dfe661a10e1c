/** Whether a picture is named by an address rather than by a file. */
export function isRemote(src: string): boolean {
  return /^https:/i.test(src)
}
