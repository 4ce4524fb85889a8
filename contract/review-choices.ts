// Free of zod, so that reviews can be shown without it.

export const mostStars = 5

/** An average of fewer says more about one deal than about a person. */
export const fewestForAverage = 3

/** Each fits a buyer and a seller. */
export const reviewTags = [
  "as-agreed",
  "friendly",
  "on-time",
  "quick-answers",
  "not-as-agreed",
  "late",
  "slow-answers",
] as const
