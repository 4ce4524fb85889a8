// Screens of reviews use these values, so this file must not import zod.

export const mostStars = 5

/** Fewer reviews say more about one deal than about a person. */
export const fewestForAverage = 3

export const reviewTags = [
  "as-agreed",
  "friendly",
  "on-time",
  "quick-answers",
  "not-as-agreed",
  "late",
  "slow-answers",
] as const
