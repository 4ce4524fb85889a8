import { afterEach, expect, test, vi } from "vitest"
import { meetingProposal } from "../../contract/meetings.ts"
import { deal } from "./deals.ts"
import { queryClient } from "./query-client.ts"
import { learnServerTime, serverNow } from "./server-time.ts"

const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test.each([-72, -1, 0, 1, 400])(
  "someone whose phone is %d hours ahead proposes meetings that the server accepts, once it has shown the deal",
  async (wrong) => {
    const now = Date.now()
    setPhoneClock(now + wrong * hour)
    vi.stubGlobal("fetch", async () => Response.json({}, { headers: { Date: new Date(now).toUTCString() } }))
    await queryClient.fetchQuery(deal("one"))
    const takes = (hours: number) =>
      meetingProposal(serverNow).safeParse({
        place: "New Market",
        at: new Date(now + hours * hour).toISOString(),
      }).success
    expect([0.9, 1.1, 300, 337].map(takes)).toEqual([false, true, true, false])
  },
)

test("a phone that has not heard the server's time uses its own", () => {
  const now = Date.now() + 72 * hour
  setPhoneClock(now)
  for (const date of [[], [["Date", "soon"]]] as [string, string][][]) {
    learnServerTime({ headers: new Headers(date) })
    expect(serverNow()).toBe(now)
  }
})

function setPhoneClock(now: number) {
  vi.useFakeTimers({ toFake: ["Date"], now })
}
