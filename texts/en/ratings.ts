import * as format from "./format.ts"

export const rating = (average: number, reviews: number) =>
  `${format.number(average)} of 5 stars, ${reviews} reviews`
