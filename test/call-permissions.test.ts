import { sql } from "kysely"
import { expect, test } from "vitest"
import { ProblemDetails } from "../contract/problem.ts"
import {
  type Caller,
  isAffectedByBlock,
  type Request,
  requestOf,
  type Row,
  sends,
  statusIn,
  statusWhenBlocked,
} from "./calls/callers.ts"
import { table } from "./calls/calls.ts"
import { testApp } from "./test-app.ts"
import { operations } from "./calls/operations.ts"
import { whoMay } from "./calls/who-may.ts"
import { type BlockedState, blockedStates, openFixtures, type State, states } from "./fixture.ts"

test("every call of the document has its row, and every row its call", () => {
  expect(Object.keys(table).toSorted()).toEqual(operations.map(({ call }) => call).toSorted())
})

const app = await testApp()
const fixtures = await openFixtures(app)

test("docs/who-may.md says who may make each call", async () => {
  await expect(whoMay(table)).toMatchFileSnapshot("../docs/who-may.md")
})

/** Calls that hash a password or decode a photo for each person and state: only in the full run. */
const isCostly =
  /^POST \/api\/images|^POST \/api\/auth\/(?:sign-up|sign-in\/email|change-password|request-password-reset)|^PUT \/api\/payout-account/

for (const [call, row] of Object.entries(table))
  test(
    `${call} answers each person in each state as decided`,
    {
      tags: isCostly.test(call) ? ["full"] : [],
    },
    async () => {
      await Promise.all(states.map((state) => answersEach(call, row, state)))
    },
  )

/** One call after the other, because the seller blocks the buyer in all fixtures. Unaffected calls: in the full run. */
for (const [call, row] of Object.entries(table))
  test(
    `${call} answers a seller who has blocked the buyer, and the buyer, as decided`,
    { tags: isAffectedByBlock(row) ? [] : ["full"] },
    async () => {
      for (const state of ["blocked", "paid and blocked"] as const) await answersBlocked(call, row, state)
    },
  )

async function answersBlocked(call: string, row: Row, state: BlockedState) {
  const fixture = await fixtures.fixtureFor(call, blockedStates[state])
  const { rahim, ana } = fixture
  await ageCheckouts()
  for (const caller of await row.who(fixture)) {
    if (caller.who !== "buyer" && caller.who !== "seller") continue
    const request = await requestOf(call, row, fixture)
    await rahim.put(`/api/blocks/${ana.id}`)
    const response = await sends(caller, call, request)
    await rahim.delete(`/api/blocks/${ana.id}`)
    const expected = statusWhenBlocked(state, row.expected[caller.who])
    expect(response.status, `${caller.who}, ${state}`).toBe(expected)
  }
}

/** Expires the checkouts that earlier tests opened: a buyer may have two open at a time. */
async function ageCheckouts() {
  await sql`update payments set "claimedAt" = "claimedAt" - interval '2 days' where provider <> 'card'`.execute(
    app.db,
  )
}

async function answersEach(call: string, row: Row, state: State) {
  const fixture = await fixtures.fixtureFor(call, state)
  const stranger = { ...fixture.nobody, who: "stranger" as const }
  const { operation, policy } = operations.find((each) => each.call === call) ?? {}
  const documented = Object.keys(operation?.responses ?? {})
  for (const caller of [stranger, ...(await row.who(fixture))]) {
    const response = await ask(caller, call, await requestOf(call, row, fixture), state)
    const where = `${caller.who}, ${state}`
    expect(response.status, where).toBe(statusIn(state, row.expected[caller.who]))
    expect(documented, where).toContain(String(response.status))
    const isPersonal = policy !== "anyone" || call === "GET /api/auth/get-session"
    if (isPersonal && (!response.ok || caller !== stranger))
      expect(response.headers.get("Cache-Control"), where).toMatch(/^private, no-store/)
    if (response.status >= 400) ProblemDetails.parse(await response.json())
  }
}

async function ask(caller: Caller, call: string, request: Request, state: State) {
  const response = await sends(caller, call, request)
  return state === "repeated" ? sends(caller, call, request) : response
}
