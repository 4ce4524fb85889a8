// Hebrew, Arabic and their kin: the blocks that Unicode reads from right to left by default; and marks that say so
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** In Unicode's first strong isolate (UAX #9). */
export function isolated(words: string) {
  return `\u2068${words.replaceAll(/[\u2066-\u2069]/g, "")}\u2069`
}

/**
 * A person's words in a sentence or an attribute of ours, so that they do not turn round what stands beside
 * them. What reads from left to right, as our sentences do, needs none. HTML has `<bdi>`.
 */
export function isolate(words: string) {
  return rightToLeft.test(words) ? isolated(words) : words
}
