import * as format from "./format.ts"

export const rating = (average: number, reviews: number) =>
  `৫ তারার মধ্যে ${format.number(average)}, ${format.number(reviews)}টি রিভিউ`
