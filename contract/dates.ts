// Free of zod, for the screens.

const wordDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Dhaka",
})

/** A moment as the product says it: "20 November 2026", in Asia/Dhaka. */
export function dateInWords(moment: Date) {
  return wordDate.format(moment)
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
