// The search form uses these values, so this file must not import zod.

export const ages = ["day", "week", "month"] as const

/** `only`: products that can be bought; `all`: also sold ones, which come last. */
export const availableChoices = ["only", "all"] as const

/** In characters; longer searches are truncated. */
export const maxSearchLength = 200

export const searchNameLength = 80
