/** The browser's own bars take the colour of the masthead, `--masthead` of each theme (a test compares them). */
export const THEME_COLORS = { light: '#ffd23f', dark: '#0a0920' } as const
