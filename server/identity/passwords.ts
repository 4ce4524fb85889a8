import { dictionary } from "@zxcvbn-ts/language-common"
import pLimit from "p-limit"
import { commonPassword } from "../../contract/identity.ts"
import { Problem } from "../problem.ts"

// ASVS 5.0, 6.2.4
const howMany = 3_000
const common = new Set(dictionary["passwords-common"].slice(0, howMany))

/** Refuses what is tried first: the commonest passwords, also with digits and signs around. Throws `invalid`. */
export function mustBeUncommon(field: string, password: string) {
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, "")
  if (common.has(lower) || common.has(core))
    throw new Problem("invalid", commonPassword, { errors: { [field]: commonPassword } })
}

/**
 * One takes 75 ms of a processor, so they are the cheapest way to keep a server busy. Of the four threads of Node's pool
 * they have two, photos one (images.ts), and one is there for files and for what is compressed.
 */
const atOnce = 2
const waiting = 20

const limit = pLimit(atOnce)

/** Runs what hashes a password when it is its turn. Throws `unavailable` while too many wait. */
export async function inTurn<Result>(work: () => Promise<Result>) {
  if (limit.pendingCount >= waiting)
    throw new Problem("unavailable", "Many people are logging in at this moment. Please try again.", {
      retryAfter: 2,
    })
  return limit(work)
}
