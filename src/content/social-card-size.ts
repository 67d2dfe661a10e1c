/** The size of a social card, in pixels: what https://developers.facebook.com/docs/sharing/best-practices asks for. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const
