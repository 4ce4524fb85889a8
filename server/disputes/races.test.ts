import { expect, test } from "vitest"
import { appWithPaid, deal, dealOf, ageDeal } from "../../test/acts/dealing.ts"
import { appToDecide, complaint } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import type { Person } from "../../test/people.ts"
import type { TestApp } from "../../test/test-app.ts"
import { moveDue } from "../deals/move-due.ts"
import { violations } from "../invariants/violations.ts"

const rounds = 3

test("when people confirm receipt, dispute and refund a deal in the second it expires, one counts and all agree with it", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const app = await appWithPaid()
    const { ana, rahim, context, db, bookingId } = app
    await deal(rahim, bookingId, "delivered")
    await ageDeal(db, bookingId, round === 0 ? "3 days" : "1 day")
    const path = `/api/deals/${bookingId}`
    await Promise.all([
      ana.post(`${path}/dispute`, complaint),
      ana.post(`${path}/received`),
      moveDue(context),
      rahim.post(`${path}/refund`, {}),
      ana.post(`${path}/dispute`, complaint),
    ])
    const { state, events } = await dealOf(ana, bookingId)
    expect(["disputed", "completed", "refunded"]).toContain(state)
    expect(events.filter(({ from }) => from === "delivered")).toHaveLength(1)
    await expectAllRight(app)
  }
})

test("two decisions at once are one, and the other admin is told", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const app = await appToDecide()
    const { admin, bookingId } = app
    const decide = (body: object) => admin.post(`/api/deals/${bookingId}/decide`, body)
    const responses = await Promise.all([
      decide({ outcome: "refund", reason: "It is broken." }),
      decide({ outcome: "split", refundAmount: 1_000, reason: "A little broken." }),
      decide({ outcome: "release", reason: "It is not broken." }),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    await expectAllRight(app)
  }
})

test("a decision, a withdrawal and a concession at once end a dispute in one way", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const app = await appToDecide()
    const { admin, ana, rahim, bookingId } = app
    const path = `/api/deals/${bookingId}`
    const press = (who: Person, act: string, body?: object) => who.post(`${path}/${act}`, body)
    const responses = await Promise.all([
      press(ana, "withdraw-dispute"),
      press(rahim, "concede"),
      press(admin, "decide", { outcome: "split", refundAmount: 500, reason: "A scratch was not told." }),
      press(rahim, "statement", { text: "Wait" }),
    ])
    expect(responses.slice(0, 3).filter(({ ok }) => ok)).toHaveLength(1)
    const { events } = await dealOf(ana, bookingId)
    expect(events.filter(({ from }) => from === "disputed")).toHaveLength(1)
    await expectAllRight(app)
  }
})

async function expectAllRight({ context, db }: Pick<TestApp, "context" | "db">) {
  await runDueJobs(context)
  await context.sandbox?.delivered()
  expect(await violations(db, context.cards)).toEqual([])
}
