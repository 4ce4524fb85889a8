import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { cardOf, openUnboundIntent } from "../../test/acts/paying.ts"
import type { IntentStatus } from "./card-provider.ts"

const asksFirst = "4000 0025 0000 3155"

const steps = ["confirm", "ask", "approve", "refuse", "capture", "cancel", "refund"] as const
type Step = (typeof steps)[number]

/** For each status of a payment: the status after each step. */
const table: [IntentStatus, Record<Step, IntentStatus>][] = [
  [
    "requires_payment_method",
    {
      confirm: "requires_capture",
      ask: "requires_action",
      approve: "requires_payment_method",
      refuse: "requires_payment_method",
      capture: "requires_payment_method",
      cancel: "canceled",
      refund: "requires_payment_method",
    },
  ],
  [
    "requires_action",
    {
      confirm: "requires_capture",
      ask: "requires_action",
      approve: "requires_capture",
      refuse: "requires_payment_method",
      capture: "requires_action",
      cancel: "canceled",
      refund: "requires_action",
    },
  ],
  [
    "requires_capture",
    {
      confirm: "requires_capture",
      ask: "requires_capture",
      approve: "requires_capture",
      refuse: "requires_capture",
      capture: "succeeded",
      cancel: "canceled",
      refund: "requires_capture",
    },
  ],
  [
    "succeeded",
    {
      confirm: "succeeded",
      ask: "succeeded",
      approve: "succeeded",
      refuse: "succeeded",
      capture: "succeeded",
      cancel: "succeeded",
      refund: "canceled",
    },
  ],
  [
    "canceled",
    {
      confirm: "canceled",
      ask: "canceled",
      approve: "canceled",
      refuse: "canceled",
      capture: "canceled",
      cancel: "canceled",
      refund: "canceled",
    },
  ],
]

test.each(table)("a payment that is at %s takes the steps that fit, and no other", async (from, to) => {
  const { ana, context, db } = await testApp()
  const { id, clientSecret } = await openUnboundIntent(ana, 10)
  const take: Record<Step, () => Promise<unknown>> = {
    confirm: () => ana.post("/api/sandbox/confirm", cardOf(clientSecret)),
    ask: () => ana.post("/api/sandbox/confirm", cardOf(clientSecret, { number: asksFirst })),
    approve: () => ana.post("/api/sandbox/approve", { clientSecret, approved: true }),
    refuse: () => ana.post("/api/sandbox/approve", { clientSecret, approved: false }),
    capture: () => context.cards.capture(id, "capture"),
    cancel: () => context.cards.cancel(id, "cancel"),
    refund: () => context.cards.refund(id, 6_200_000, "refund"),
  }
  for (const step of steps) {
    await db.updateTable("sandbox.intents").set({ status: from }).where("id", "=", id).execute()
    await take[step]()
    expect.soft((await context.cards.fetchIntent(id))?.status, step).toBe(to[step])
  }
})
