// Screens use these functions, so this file must not import zod.

const wordDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Dhaka",
})

/** Memoized per hour: rows of a list are often of one day, and in Asia/Dhaka no date changes within an hour. */
let lastDate = { hour: Number.NaN, words: "" }

/** Formats as "20 November 2026", in Asia/Dhaka. */
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

/** Formats as "14:05", in Asia/Dhaka. */
export function formatTime(moment: Date) {
  return wordTime.format(moment)
}

/** Formats as "20 November 2026, 14:05", in Asia/Dhaka. */
export function formatDateTime(moment: Date) {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}
