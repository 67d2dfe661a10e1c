/** The browser's own bars take the colour of the paper: `--surface` of each theme (a test compares them). */
export const THEME_COLORS = { light: '#f9edd3', dark: '#17153a' } as const
