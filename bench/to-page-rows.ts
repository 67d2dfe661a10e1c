import type { Score } from './audit-page.mjs'
import type { PageFigures } from './measure-site.mjs'
import { BEFORE_PICTURES, BEFORE_PICTURES_BELOW, sumBytes, type Kind } from './page-bytes'

type Row = Record<string, string | number>

/** "12345 / 3456": raw, and as sent. */
const toCell = ({ raw, sent }: { raw: number; sent: number }): string => `${raw} / ${sent}`

/** "1.07"; "–" where the limit has nothing of it. */
const toRatio = (ours: number, limit: number): string => (limit === 0 ? '–' : (ours / limit).toFixed(2))

/** The bytes of a page, raw and sent, with how many of its HTML are styles and script. */
export function toBytesRow(page: string, { bytes }: PageFigures): Row {
  const { files, inlineStyles, inlineScripts } = bytes
  const of = (...kinds: readonly Kind[]) => toCell(sumBytes(files, kinds))
  return {
    page,
    HTML: of('html'),
    'styles in it': inlineStyles,
    'script in it': inlineScripts,
    'CSS files': of('css'),
    'script files': of('script'),
    fonts: of('font'),
    drawings: of('drawing'),
    other: of('other'),
    'before pictures': toCell(sumBytes(files, BEFORE_PICTURES)),
    'pictures of the first screen': of('picture'),
    'before the pictures below': toCell(sumBytes(files, BEFORE_PICTURES_BELOW)),
    'pictures below': of('pictureBelow'),
  }
}

/** "100"; "100 (96)" where a run had less. */
const toPoints = ({ median, lowest }: Score): string | number =>
  lowest < median ? `${median} (${lowest})` : median

/** What Lighthouse says of a page: medians of the times in milliseconds and of the scores, with the lowest. */
export function toAuditRow(page: string, { theme, audit }: PageFigures): Row {
  const { performance, accessibility, 'best-practices': practices, seo } = audit.scores
  return {
    page,
    theme,
    requests: audit.requests,
    'FCP ms': Math.round(audit.fcp),
    'LCP ms': Math.round(audit.lcp),
    'speed index ms': Math.round(audit.speedIndex),
    'TBT ms': Math.round(audit.tbt),
    CLS: Number(audit.cls.toFixed(4)),
    performance: toPoints(performance),
    accessibility: toPoints(accessibility),
    'best practices': toPoints(practices),
    SEO: toPoints(seo),
  }
}

/** How much heavier and slower a page is than its limit: 1.00 is as light, or as fast. */
export function toRatioRow(page: string, ours: PageFigures, limit: PageFigures): Row {
  const bytes = (kinds: readonly Kind[]) =>
    toRatio(sumBytes(ours.bytes.files, kinds).sent, sumBytes(limit.bytes.files, kinds).sent)
  return {
    page,
    theme: ours.theme,
    'HTML sent': bytes(['html']),
    'sent before pictures': bytes(BEFORE_PICTURES),
    'all sent': toRatio(sumBytes(ours.bytes.files).sent, sumBytes(limit.bytes.files).sent),
    requests: toRatio(ours.audit.requests, limit.audit.requests),
    FCP: toRatio(ours.audit.fcp, limit.audit.fcp),
    LCP: toRatio(ours.audit.lcp, limit.audit.lcp),
  }
}
