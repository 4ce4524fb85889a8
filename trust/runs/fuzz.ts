import type { Context } from "../context.ts"
import { readDocument } from "../fuzz/document.ts"
import { fuzzProduct, nothingSeen } from "../fuzz/fuzz-product.ts"
import { atLeast, exactly, none, outcomeOf } from "../outcome.ts"

// nothing listens on the discard port of RFC 863
const googleAway = { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", GOOGLE_ISSUER: "http://127.0.0.1:9" }

/** Sends requests derived from the product's document, unmodified, modified and random, by strangers and users. */
export function fuzz(full: number) {
  return async ({ product: open, rounds, seed, say }: Context) => {
    const [requests, fewer] = [rounds(full), rounds(4_000)]
    const seen = nothingSeen()
    const product = await open()
    const { operations } = await readDocument(product.address)
    await fuzzProduct(seen, { product, seed, requests, known: true, say })
    await product.stop()
    // the responses of other set-ups: with rate limits and a demo, and with an unreachable Google
    const guarded = await open({ DEMO: "on", RATE_LIMITS: "on" })
    await fuzzProduct(seen, { product: guarded, seed, requests: fewer, known: false, say })
    await guarded.stop()
    const alone = await open(googleAway)
    await fuzzProduct(seen, { product: alone, seed, requests: fewer, known: false, expects503: true, say })
    await alone.stop()

    const listed = operations.flatMap(({ name, answers }) => [...answers.keys()].map((it) => `${name} ${it}`))
    const missing = listed.filter((each) => !seen.reached.has(each))
    const isDone = ({ name }: (typeof operations)[number]) =>
      [...seen.reached].some((each) => each.startsWith(`${name} 2`) || each === `${name} 302`)
    return outcomeOf({
      requests: atLeast(seen.asked, requests),
      seed,
      "5xx, no answer, mismatches, leaks, slow ones and rows changed": none(seen.faults.except(/^$/)),
      "ms of the slowest with others beside it": Math.round(seen.slowest),
      "operations done": exactly(operations.filter(isDone).length, operations.length),
      "listed statuses": listed.length,
      "of them answered": atLeast(listed.length - missing.length, listed.length * 0.9),
      "never answered": missing.join(", "),
      "statuses answered and not listed": none(seen.unlisted),
      "refused writes asked again at rest": atLeast(seen.repeated, 1),
      violations: none(seen.violations),
    })
  }
}
