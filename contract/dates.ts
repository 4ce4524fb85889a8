// Free of zod, for the screens.

const wordDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Dhaka",
})

/** Cached: rows of a list are often of one day, and no date begins or ends within an hour. */
let lastDate = { hour: Number.NaN, words: "" }

/** "20 November 2026", in Asia/Dhaka. */
export function formatDate(moment: Date) {
  const hour = Math.floor(moment.getTime() / 3_600_000)
  if (lastDate.hour !== hour) lastDate = { hour, words: wordDate.format(moment) }
  return lastDate.words
}

const wordTime = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Dhaka",
})

/** "14:05", in Asia/Dhaka. */
export function formatTime(moment: Date) {
  return wordTime.format(moment)
}

/** "20 November 2026, 14:05", in Asia/Dhaka. */
export function formatDateTime(moment: Date) {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}
