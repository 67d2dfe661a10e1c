import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/** All that a page may load: what a visitor sees. A script, a `fetch` or a beacon would be another type. */
const HARMLESS_TYPES = ['document', 'image', 'font']

/** Chromium gives the type "other" to the icons in its tabs. */
function isFavicon(request: Request): boolean {
  return request.resourceType() === 'other' && new URL(request.url()).pathname.startsWith('/favicon.')
}

/** What a browser asks for to make pages ready: the rules, and pages. Both have the type "other". */
function isSpeculation(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return request.resourceType() === 'other' && /\/(speculation-rules\.json)?$/.test(pathname)
}

/** A page that is left while its pictures come breaks off their loading; that is no fault of the site. */
const LEFT_EARLY = 'net::ERR_ABORTED'

/** A tab that a link opened may go elsewhere: that is the visitor's doing. Everything else stays at home. */
function judgeRequest(request: Request, home: string): string[] {
  const { origin, pathname } = new URL(request.url())
  const type = request.resourceType()
  const isHarmless = HARMLESS_TYPES.includes(type) || isFavicon(request) || isSpeculation(request)
  return [
    ...(origin !== home && !request.isNavigationRequest() ? ['asked another host'] : []),
    ...(/\.m?js$/.test(pathname) ? ['asked for a script'] : []),
    ...(isHarmless ? [] : [`loaded by ${type}`]),
  ].map((fault) => `${fault}: ${request.url()}`)
}

function judgeResponse(response: Response): string[] {
  const isFine = response.ok() || response.status() === 304 || response.request().isNavigationRequest()
  return isFine ? [] : [`answered with ${response.status()}: ${response.url()}`]
}

/** Chromium writes an error for each page with status 404, whose status the tests of that page ask for. */
function judgeMessage(message: ConsoleMessage, visited: ReadonlySet<string>): string[] {
  const { url } = message.location()
  const isKnown = message.text().startsWith('Failed to load resource') && visited.has(url)
  const isLoud = message.type() === 'error' || message.type() === 'warning'
  return isLoud && !isKnown ? [`console ${message.type()}: ${message.text()} (${url})`] : []
}

/** Collects what goes wrong in any page of a context. Violations of a content policy are console errors. */
export function watchContext(context: BrowserContext, home: string): string[] {
  const complaints: string[] = []
  const visited = new Set<string>()
  context.on('request', (request) => {
    if (request.isNavigationRequest()) visited.add(request.url())
    complaints.push(...judgeRequest(request, home))
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    if (reason !== LEFT_EARLY) complaints.push(`failed (${reason}): ${request.url()}`)
  })
  context.on('response', (response) => complaints.push(...judgeResponse(response)))
  context.on('console', (message) => complaints.push(...judgeMessage(message, visited)))
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`))
  context.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return complaints
}
