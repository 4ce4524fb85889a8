/** In grapheme clusters; in a file of its own, so that screens need not import zod. */
export const messageMaxLength = 2_000
