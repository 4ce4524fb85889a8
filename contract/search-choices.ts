// Free of zod, so that the search form can be shown without it.

export const ages = ["day", "week", "month"] as const

/** Products that can be bought only, or all, of which the sold ones come last. */
export const availableChoices = ["only", "all"] as const

/** Of longer searches the beginning counts. */
export const maxSearchLength = 200

export const searchNameLength = 80
