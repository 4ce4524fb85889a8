import { cookieOf, password, stranger, apiOf } from "../../test/people.ts"
import { percentile } from "../figures.ts"
import { crowd } from "../people.ts"
import { engines, type Run } from "../run.ts"

const machines = 1_000
const fullSize = 10_000
const most = 40
const atOnce = 20

/** Many machines guess at one account; its owner comes by a device that was there before. */
export const stuffing: Run = {
  engines,
  async run({ product: open, rounds, say }) {
    const product = await open({
      RATE_LIMITS: "on",
      RATE_LIMIT_READS: "1000000",
      RATE_LIMIT_WRITES: "1000000",
      TRUSTED_PROXIES: "127.0.0.0/8, ::1",
    })
    const { api, buyers } = await crowd(product, 1)
    const email = buyers[0]?.email ?? ""
    const signIn = (guess: string, headers: Record<string, string>, who = email) =>
      api.request("/api/auth/sign-in/email", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ email: who, password: guess }),
      })
    const first = await signIn(password, { "X-Forwarded-For": "198.51.100.7" })
    const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith("device=")) ?? ""
    const guesses = rounds(fullSize)
    const answers = new Map<number, number>()
    const began = performance.now()
    for (let made = 0; made < guesses; made += atOnce) {
      const some = await Promise.all(
        Array.from({ length: atOnce }, (_, place) =>
          signIn(`BAckline${made + place}!`, { "X-Forwarded-For": machineOf((made + place) % machines) }),
        ),
      )
      for (const { status } of some) answers.set(status, (answers.get(status) ?? 0) + 1)
      if (made % 2_000 === 0) say(`${made} of ${guesses} guesses`)
    }
    const minutes = (performance.now() - began) / 60_000
    const owner = await signIn(password, {
      "X-Forwarded-For": "198.51.100.7",
      cookie: device.split(";")[0] ?? "",
    })
    const checked = answers.get(401) ?? 0
    const difference = await timing(open, rounds(200))
    return {
      measured: `${guesses} guesses from ${machines} machines in ${minutes.toFixed(1)} minutes: ${checked} checked, ${answers.get(429) ?? 0} told to wait; its owner came by a known device: ${owner.status}; a known and an unknown address differ by ${difference.toFixed(1)} ms (medians)`,
      held:
        checked <= most &&
        checked + (answers.get(429) ?? 0) === guesses &&
        owner.status === 200 &&
        cookieOf(owner) !== "" &&
        Math.abs(difference) < 10,
    }
  },
}

/** How much longer a wrong password of a known address takes than one of an unknown address, in milliseconds. */
async function timing(open: Parameters<Run["run"]>[0]["product"], tries: number) {
  const product = await open()
  const { buyers } = await crowd(product, 1)
  const nobody = stranger(apiOf(product))
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] }
  for (let count = 0; count < tries; count += 1)
    for (const which of ["known", "unknown"] as const) {
      const email = which === "known" ? buyers[0]?.email : `nobody.${count}@example.org`
      const began = performance.now()
      await nobody.post("/api/auth/sign-in/email", { email, password: "BAckline33!" })
      took[which].push(performance.now() - began)
    }
  return percentile(took.known, 0.5) - percentile(took.unknown, 0.5)
}

function machineOf(number: number) {
  return `203.0.${113 + Math.floor(number / 250)}.${(number % 250) + 1}`
}
