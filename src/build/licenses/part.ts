/**
 * A part of the site that others may have rights in: `rights` is who made it or its copyright line, `license` an identifier
 * of https://spdx.org/licenses/, `address` where it comes from, if there is one.
 */
export type Part = {
  name: string
  use: string
  rights: string
  license: string
  version: string
  address?: string
}
