/**
 * Stands before each id inside an icon's drawing, and before each use of it. Whoever puts the drawing into a page
 * replaces it with something of the page's own, so that one icon may be drawn many times and no id stands twice.
 */
export const ICON_ID_MARK = 'icon-id-'
