/** In grapheme clusters; apart from the schemas, which would bring zod along. */
export const messageMaxLength = 2_000
