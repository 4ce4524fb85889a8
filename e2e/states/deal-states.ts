import { expect, type Page } from "@playwright/test"
import { dealStates as dealStatesOf } from "../../contract/deal-states.ts"
import type { Deal } from "../../contract/deals.ts"
import type { Dispute } from "../../contract/disputes.ts"
import { failing, inFull, statesOf, waiting } from "./showing.ts"
import { screenOf } from "../texts.ts"
import { pageLoaded } from "../visit.ts"

const ana = "ana@backline.example"
const rahim = "rahim@backline.example"
const admin = "admin@backline.example"

const id = "ffffffff-ffff-7fff-bfff-ffffffffffff"
const early = "2026-11-20T06:00:00.000Z"
const later = "2099-01-05T06:00:00.000Z"

/** A deal as the API returns it. */
const deal: Deal = {
  _id: id,
  you: "buyer",
  state: "paid",
  delivery: "meet",
  method: "card",
  sellingPrice: 62_000,
  deliveryFee: 0,
  amountDue: 62_000,
  product: { _id: id, name: "Fender Player Stratocaster", photo: "", photoSizes: [] },
  buyer: { _id: id, name: "Ana Gomes" },
  seller: { _id: id, name: "মোহাম্মদ আবদুর রহিম উদ্দিন চৌধুরী" },
  refunds: [],
  events: [],
  onHold: false,
  may: [],
  createdAt: early,
}

export const pathsOfDeal = { deal: `/dashboard/deals/${id}`, handover: `/handover/${id}` }

/** Makes the API return the deal with these changes. */
export async function answerDeal(page: Page, change: Partial<Deal>) {
  await page.route(`**/api/deals/${id}`, (route) => route.fulfill({ json: { ...deal, ...change } }))
  await page.route(`**/api/offers?*`, (route) => route.fulfill({ json: [] }))
}

/** The seller's handover page of a deal that the API reports as paid. */
export async function openHandover(page: Page) {
  await answerDeal(page, { you: "seller" })
  await page.goto(pathsOfDeal.handover)
  await page.getByText("Or type the eight digits").click()
}

export const dispute: Dispute = {
  reason: "damaged",
  openedAt: early,
  answerBy: later,
  statements: [
    { _id: id, by: "buyer", text: "The neck is broken.\nগলা ভাঙা।", evidence: [], createdAt: early },
    { _id: `${id.slice(0, -1)}e`, by: "seller", text: "x".repeat(300), evidence: [], createdAt: early },
  ],
  terms: {
    productName: "Fender Player Stratocaster",
    productCondition: "Good",
    productDescription: "Played at home.\nNever gigged.",
    timeUsed: "2 years",
    included: ["case"],
    location: "Dhanmondi, Dhaka",
    delivery: "meet",
    sellingPrice: 62_000,
    deliveryFee: 0,
    photos: [],
  },
}

const decided = {
  ...dispute,
  outcome: "split",
  refundAmount: 12_000,
  decidedAt: early,
  decisionReason: "Both.",
} as const

/** A deal at each of its steps; the API's answers are replaced, no deal exists. */
export const dealStates = [
  ...statesOf(ana, {
    "Deal handed over": (page) =>
      openAs(page, { state: "delivered", may: ["received", "dispute"], dueAt: later }),
    "Deal in dispute": (page) =>
      openAs(page, { state: "disputed", dispute, may: ["statement", "withdraw-dispute"], dueAt: later }),
  }),
  ...inFull(ana, {
    "Deal asked for cash": (page) =>
      openAs(page, { state: "requested", may: ["claim", "take-back"], dueAt: later }),
    "Deal reserved": (page) =>
      openAs(page, {
        state: "reserved",
        method: "cash",
        may: ["claim", "cancel", "propose-meeting"],
        dueAt: later,
      }),
    "Deal being paid": (page) => openAs(page, { state: "paying", dueAt: later }),
    "Deal sent": (page) =>
      openAs(page, {
        state: "sent",
        delivery: "courier",
        address: "House 7, Road 3, Sylhet",
        shipment: { courier: "Pathao", trackingCode: "PTH-1234", sentAt: early },
        may: ["received", "dispute"],
        dueAt: later,
      }),
    "Deal on hold": (page) => openAs(page, { onHold: true, dueAt: later }),
    "Deal refunded": (page) =>
      openAs(page, {
        state: "refunded",
        refunds: [{ _id: id, amount: 62_000, reason: "other", state: "sent", createdAt: early }],
      }),
    "Deal cancelled": (page) => openAs(page, { state: "cancelled" }),
    "Deal decided": (page) => openAs(page, { state: "completed", dispute: decided }),
  }),
  ...inFull(rahim, {
    "Deal to answer": (page) =>
      openAs(page, {
        you: "seller",
        state: "disputed",
        dispute,
        may: ["statement", "concede"],
        dueAt: later,
      }),
    "Deal to send": (page) =>
      openAs(page, {
        you: "seller",
        state: "paid",
        delivery: "courier",
        may: ["send", "refund"],
        dueAt: later,
      }),
  }),
  ...statesOf(admin, { "Dispute to decide": toDecide }),
  ...inFull(admin, {
    "Deals of everyone": ofEveryone,
    "All deals waiting": waiting(screenOf(admin, "All Deals"), "**/api/all-deals*"),
    "All deals failed": failing(
      screenOf(admin, "All Deals"),
      "**/api/all-deals*",
      "The deals could not be loaded.",
    ),
    "No deal like that": async (page) => {
      await page.goto("/dashboard/alldeals?q=nothing&show=disputed")
      await expect(page.getByText("No deals found.")).toBeVisible()
      await pageLoaded(page)
    },
    "Disputes waiting": waiting(screenOf(admin, "Disputes"), "**/api/disputes?*"),
    "Disputes failed": failing(
      screenOf(admin, "Disputes"),
      "**/api/disputes?*",
      "The disputes could not be loaded.",
    ),
  }),
]

async function openAs(page: Page, change: Partial<Deal>) {
  await answerDeal(page, change)
  await page.goto(pathsOfDeal.deal)
  await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible()
  await pageLoaded(page)
}

async function toDecide(page: Page) {
  await openAs(page, { you: "admin", state: "disputed", dispute, may: ["decide"], dueAt: later })
  await page.getByRole("radio", { name: "Both get a part" }).check()
  await page.getByText("What was agreed").click()
  await expect(page.getByText("Dhanmondi, Dhaka")).toBeVisible()
}

/** The admin's list of deals in each state, with long names, on hold and due. */
async function ofEveryone(page: Page) {
  const rows = dealStatesOf.map((state, index) => ({
    ...deal,
    _id: `${id.slice(0, -2)}${10 + index}`,
    you: "admin",
    state,
    onHold: state === "sent",
    dueAt: later,
    transactionId: "pi_3QABCDEFGHIJKLMNOPQRSTUV",
    buyer: { _id: id, name: "W".repeat(60) },
  }))
  await page.route("**/api/all-deals*", (route) => route.fulfill({ json: rows }))
  await page.goto("/dashboard/alldeals")
  await expect(page.getByText("ON HOLD")).toBeVisible()
  await pageLoaded(page)
}
