import { SignJWT } from "jose"
import { afterEach, expect, test, vi } from "vitest"
import { handoverKey as keyOf } from "../server/handover/key.ts"
import { handoverKey } from "../app/data/handover.ts"
import { queryClient } from "../app/data/query-client.ts"
import { handoversKey, removeFromStorage } from "../app/storage/storage.ts"
import { seemsExpired, verdictOf } from "../app/deals/judge-handover.ts"
import { keepHandover, offlineHandover } from "../app/deals/offline-handovers.ts"

const secret = "a secret of at least thirty-two characters"
const dealId = "0197c0de-0000-7000-8000-000000000000"
const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
  removeFromStorage(handoversKey)
})

test.each([-72, -1, 0, 1, 72])(
  "a phone that is %d hours ahead judges codes rightly once it has asked for the key, also without a connection",
  async (wrong) => {
    const now = Date.now()
    setPhoneClock(now + wrong * hour)
    await storeOnPhone(now)
    // an hour passes on the way to the meeting
    setPhoneClock(now + wrong * hour + hour)
    const handover = offlineHandover(dealId)
    if (!handover) throw new Error("Nothing is kept.")
    const [early, late] = [now + 0.5 * hour, now + 1.5 * hour]
    expect(await verdictOf(handover, await codeUntil(early))).toBe("expired")
    expect(await verdictOf(handover, await codeUntil(late))).toBe("genuine")
    expect(seemsExpired(handover, shownUntil(early))).toBe(true)
    expect(seemsExpired(handover, shownUntil(late))).toBe(false)
  },
)

test("a phone that has no key leaves it to the server to check a code, whatever it scanned", async () => {
  await storeOnPhone(Date.now())
  const kept = offlineHandover(dealId)
  if (!kept) throw new Error("Nothing is kept.")
  const { key: _, ...withoutKey } = kept
  for (const code of [await codeUntil(Date.now() + hour), "https://example.org"])
    expect(await verdictOf(withoutKey, code)).toBe("unchecked")
})

/** Stores what the handover page keeps offline; the server's clock shows `now`. */
async function storeOnPhone(now: number) {
  const { jwk } = await keyOf(secret)
  vi.stubGlobal("fetch", async () => Response.json(jwk, { headers: { Date: new Date(now).toUTCString() } }))
  const verifying = await queryClient.fetchQuery(handoverKey)
  keepHandover({
    ...verifying,
    dealId,
    you: "seller",
    productName: "Fender Stratocaster",
    otherName: "Ana",
    amountDue: 62_000,
    isCash: true,
  })
}

async function codeUntil(end: number) {
  const { privateKey } = await keyOf(secret)
  return new SignJWT({ amount: 6_200_000 })
    .setProtectedHeader({ alg: "ES256", typ: "handover+jwt" })
    .setSubject(dealId)
    .setJti("nonce")
    .setExpirationTime(new Date(end))
    .sign(privateKey)
}

function shownUntil(end: number) {
  return { code: "", digits: "", until: new Date(end).toISOString() }
}

function setPhoneClock(now: number) {
  vi.useFakeTimers({ toFake: ["Date"], now })
}
