import type { Page } from "@playwright/test"
import { dealStates } from "../contract/deal-states.ts"
import type { Deal } from "../contract/deals.ts"
import * as deals from "../texts/bn/deals.ts"
import * as handover from "../texts/bn/handover.ts"
import { answerDeal, dispute, pathsOfDeal } from "./states/deal-states.ts"
import { foreignWords } from "./foreign-words.ts"
import { complaintsOfAxe, overflow } from "./layout.ts"
import { expect, fullRun, test } from "./product.ts"
import { loadedInBangla } from "./states/showing.ts"
import { openPageFor, onPhone } from "./visit.ts"

const dueAt = "2099-01-05T06:00:00.000Z"

/** The acts that each party may perform at some step; the server decides at which. */
const parties: [who: string, you: Deal["you"], may: Deal["may"]][] = [
  ["ana@backline.example", "buyer", ["received", "dispute", "refund", "cancel", "cash", "propose-meeting"]],
  [
    "rahim@backline.example",
    "seller",
    ["accept", "decline", "delivered", "send", "refund", "cancel", "propose-meeting", "lower-price"],
  ],
  ["admin@backline.example", "admin", ["refund", "cancel"]],
]

for (const [who, you, may] of parties)
  test(`${who} reads every step of a deal in Bangla`, fullRun, async ({ demo }) => {
    const page = await openPageFor(demo, who, onPhone)
    for (const change of steps) {
      await page.unrouteAll({ behavior: "ignoreErrors" })
      await answerDeal(page, { you, may, dueAt, ...change })
      await page.goto(`/bn${pathsOfDeal.deal}`)
      await expect(page.getByRole("heading", { name: deals.timeline })).toBeVisible()
      await expectBangla(page, JSON.stringify(change))
    }
  })

const steps: Partial<Deal>[] = [
  ...dealStates.map((state) => ({ state, ...(state === "disputed" && { dispute }) })),
  { state: "reserved", method: "cash" },
  { state: "delivered", method: "cash" },
  { state: "paid", delivery: "courier", deliveryFee: 150 },
  { state: "paid", onHold: true },
]

for (const [who, you] of parties.filter(([, you]) => you !== "admin"))
  test(`${who} hands over in Bangla`, fullRun, async ({ demo }) => {
    const page = await openPageFor(demo, who, onPhone)
    for (const change of [{}, { state: "reserved", method: "cash" }, { state: "completed" }] as const) {
      await page.unrouteAll({ behavior: "ignoreErrors" })
      await answerDeal(page, { you, dueAt, ...change })
      await page.goto(`/bn${pathsOfDeal.handover}`)
      await expect(page.getByRole("heading", { name: handover.heading })).toBeVisible()
      await expectBangla(page, `handover ${JSON.stringify(change)}`)
    }
  })

async function expectBangla(page: Page, step: string) {
  await loadedInBangla(page)
  expect.soft(await foreignWords(page), step).toEqual([])
  expect.soft(await complaintsOfAxe(page), step).toEqual([])
  expect.soft(await overflow(page), step).toBe(0)
}
