/** The width of a social card: what https://developers.facebook.com/docs/sharing/best-practices asks for. */
export const CARD_WIDTH_PX = 1200

/** The height of a social card. */
export const CARD_HEIGHT_PX = 630
