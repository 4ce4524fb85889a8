import { hash } from "node:crypto"
import { v7 as uuidv7 } from "uuid"

const beginning = Date.UTC(2020, 0, 1)
const pause = 150_000
/** In milliseconds. */
export const day = 86_400_000

/** Everything has a place in a long row: the places from the first up to the last, which is left out. */
export function* places(first: number, last: number, step = 1) {
  for (let place = first; place < last; place += step) yield place
}

/** A thing is made every two and a half minutes. */
export function momentOf(place: number, daysLater = 0) {
  return new Date(beginning + place * pause + daysLater * day)
}

/** A UUIDv7 of the moment of that place, the same each time. */
export function idOf(kind: string, place: number) {
  const random = hash("md5", `${kind} ${place}`, "buffer")
  return uuidv7({ msecs: momentOf(place).getTime(), random })
}

/** The eight digits in which a telephone number ends. */
export function digits(place: number) {
  return String(place % 100_000_000).padStart(8, "0")
}
