// Free of zod, for the screens.

const wordDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Dhaka",
})

/** The last hour that was asked for, which no date begins or ends within: what is listed together is often of one day. */
let said = { hour: Number.NaN, words: "" }

/** A moment as the product says it: "20 November 2026", in Asia/Dhaka. */
export function dateInWords(moment: Date) {
  const hour = Math.floor(moment.getTime() / 3_600_000)
  if (said.hour !== hour) said = { hour, words: wordDate.format(moment) }
  return said.words
}

const wordTime = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Dhaka",
})

/** Where the hour counts: "20 November 2026, 14:05", in Asia/Dhaka. */
export function momentInWords(moment: Date) {
  return `${dateInWords(moment)}, ${wordTime.format(moment)}`
}
