// Unicode blocks with right-to-left default direction, and direction marks
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Wraps text in Unicode's first strong isolate (UAX #9). */
export function isolated(words: string) {
  return `\u2068${words.replaceAll(/[\u2066-\u2069]/g, "")}\u2069`
}

/** Isolates user text in sentences and attributes; left-to-right text needs no isolate. HTML uses `<bdi>`. */
export function isolate(words: string) {
  return rightToLeft.test(words) ? isolated(words) : words
}
