/**
 * A host that knows only the first 404.html serves it under /projects/ too. That page holds the text for an unknown
 * project as well, hidden, with the path it is meant for; this shows it there.
 */
export function showUnknownProject(): void {
  const message = document.querySelector<HTMLElement>('[data-for-path]')
  const { forPath, pageTitle } = message?.dataset ?? {}
  if (!message || !forPath || !location.pathname.startsWith(forPath)) return
  message.previousElementSibling?.remove()
  message.hidden = false
  document.title = pageTitle ?? document.title
}
