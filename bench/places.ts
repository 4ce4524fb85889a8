import { hash } from "node:crypto"
import { v7 as uuidv7 } from "uuid"

const beginning = Date.UTC(2020, 0, 1)
const pause = 150_000
/** In milliseconds. */
export const day = 86_400_000

/** Yields places: positions on one time line that all rows share. `last` is exclusive. */
export function* places(first: number, last: number, step = 1) {
  for (let place = first; place < last; place += step) yield place
}

/** The time of a place: one every two and a half minutes. */
export function momentOf(place: number, daysLater = 0) {
  return new Date(beginning + place * pause + daysLater * day)
}

/** A deterministic UUIDv7 with the time of this place. */
export function idOf(kind: string, place: number) {
  const random = hash("md5", `${kind} ${place}`, "buffer")
  return uuidv7({ msecs: momentOf(place).getTime(), random })
}

/** The last eight digits of a phone number. */
export function digits(place: number) {
  return String(place % 100_000_000).padStart(8, "0")
}
