import { apiOf, cookieOf, password, stranger } from "../../test/people.ts"
import type { Context } from "../context.ts"
import { Counter, percentile } from "../counter.ts"
import { atMost, below, exactly, holds, none, outcomeOf } from "../outcome.ts"
import { crowd } from "../people.ts"

const machines = 1_000
const atOnce = 20
const ownDevice = "198.51.100.7"

/** Many machines guess passwords of one account; its owner logs in from a known device. */
export async function stuffing(context: Context) {
  const product = await context.product({
    RATE_LIMITS: "on",
    RATE_LIMIT_READS: "1000000",
    RATE_LIMIT_WRITES: "1000000",
    TRUSTED_PROXIES: "127.0.0.0/8, ::1",
  })
  const { api, buyers } = await crowd(product, 1)
  const signIn = (guess: string, address: string, cookie = "") =>
    api.request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address, ...(cookie && { cookie }) },
      body: JSON.stringify({ email: buyers[0]?.email, password: guess }),
    })
  const first = await signIn(password, ownDevice)
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith("device=")) ?? ""
  const guesses = context.rounds(10_000)
  const answers = new Counter()
  for (let made = 0; made < guesses; made += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, place) => made + place)
    const some = numbers.map((number) => signIn(`BAckline${number}!`, machineOf(number % machines)))
    for (const { status } of await Promise.all(some)) answers.add(String(status))
    if (made % 2_000 === 0) context.say(`${made} of ${guesses} guesses`)
  }
  const owner = await signIn(password, ownDevice, device.split(";")[0])
  return outcomeOf({
    [`guesses from ${machines} machines`]: exactly(answers.total, guesses),
    checked: atMost(answers.get("401"), 40),
    "told to wait": answers.get("429"),
    // 503: at most five passwords of an account are checked at the same time
    "other answers": none(answers.except(/^(401|429|503)$/)),
    "its owner gets in by a known device": holds(owner.status === 200 && cookieOf(owner) !== ""),
    "ms by which a known and an unknown address differ (medians)": below(await timing(context), 10),
  })
}

/** The difference in milliseconds between the response times for a known and an unknown address. */
async function timing(context: Context) {
  const product = await context.product()
  const { buyers } = await crowd(product, 1)
  const nobody = stranger(apiOf(product))
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] }
  for (let count = 0; count < context.rounds(200); count += 1)
    for (const which of ["known", "unknown"] as const) {
      const email = which === "known" ? buyers[0]?.email : `nobody.${count}@example.org`
      const began = performance.now()
      await nobody.post("/api/auth/sign-in/email", { email, password: "BAckline33!" })
      took[which].push(performance.now() - began)
    }
  return Math.abs(percentile(took.known, 0.5) - percentile(took.unknown, 0.5))
}

function machineOf(number: number) {
  return `203.0.${113 + Math.floor(number / 250)}.${(number % 250) + 1}`
}
