import { expect, type Page } from "@playwright/test"
import type { Notification } from "../../contract/notifications.ts"
import type { SavedSearch } from "../../contract/saved-searches.ts"
import { searchNameLength } from "../../contract/search-choices.ts"
import type { InboxConversation, SupportMessage } from "../../contract/support.ts"
import * as banglaNotifications from "../../texts/bn/notification-list.ts"
import * as banglaSearches from "../../texts/bn/saved-searches.ts"
import { failing, inFull, loadedInBangla, statesOf, waiting } from "./showing.ts"
import { screenOf } from "../texts.ts"
import { pageLoaded } from "../visit.ts"

const ana = "ana@backline.example"
const admin = "admin@backline.example"

const notifications = screenOf("rahim@backline.example", "Notifications")
const searches = screenOf(ana, "Saved Searches")

const id = "ffffffff-ffff-7fff-bfff-ffffffffffff"
const createdAt = "2026-11-20T06:00:00.000Z"
const longWord = "W".repeat(80)

/** States of the demo: notifications and saved searches, and messages to the admins. */
export const noticeStates = [
  ...statesOf(ana, { "Saved Searches full": fullOfSearches("") }),
  ...inFull(ana, {
    "Notifications waiting": waiting(notifications, "**/api/notifications*"),
    "Notifications failed": failing(
      notifications,
      "**/api/notifications*",
      "Your notifications could not be loaded.",
    ),
    "Notifications empty": empty(notifications.path, "**/api/notifications*", "Nothing new yet"),
    "Notifications of long words": tellingOf("", longWord),
    "Notifications in Bangla": tellingOf("/bn", banglaNotifications.elsewhere),
    "Saved Searches waiting": waiting(searches, "**/api/saved-searches"),
    "Saved Searches failed": failing(
      searches,
      "**/api/saved-searches",
      "Your saved searches could not be loaded.",
    ),
    "Saved Searches empty": empty(
      searches.path,
      "**/api/saved-searches",
      /^You have not saved any searches yet/,
    ),
    "Saved Searches in Bangla": fullOfSearches("/bn"),
    "Support answered": (page) => openSupport(page, "answered", "You can answer here."),
    "Support closed": (page) => openSupport(page, "closed", "This conversation is closed."),
    "Support failed": supportFailed,
  }),
  ...inFull("visitor", {
    "Support by a link that is over": linkIsOver,
    "Support without a link": (page) => openLink(page, "", "Open the link in our email"),
  }),
  ...inFull(admin, { "Support to answer": toAnswer, "Support to answer failed": answeringFailed }),
]

function empty(path: string, calls: string, sentence: string | RegExp) {
  return async (page: Page) => {
    await page.route(calls, (route) => route.fulfill({ json: [] }))
    await page.goto(path)
    await expect(page.getByText(sentence)).toBeVisible()
    await pageLoaded(page)
  }
}

function tellingOf(language: string, sentence: string) {
  const plain = { actor: { _id: id, name: longWord }, path: "/messages", price: 62_000, wasPrice: 99_000 }
  const product = { _id: id, name: "ক্ষ".repeat(27), photo: "", photoSizes: [] }
  const types = [
    "message-written",
    "price-dropped",
    "search-matched",
    "searches-matched",
    "booking-made",
  ] as const
  const rows: Notification[] = types.map((type, at) => ({
    _id: `${id.slice(0, -1)}${at}`,
    type,
    ...plain,
    ...(at % 2 === 0 && { product, readAt: createdAt }),
    createdAt,
  }))
  return async (page: Page) => {
    await page.route("**/api/notifications*", (route) => route.fulfill({ json: rows }))
    await page.goto(`${language}/notifications`)
    await expect(page.getByText(sentence).first()).toBeVisible()
    await (language ? loadedInBangla(page) : pageLoaded(page))
  }
}

/** A full list of saved searches with short and endless names; five fit on a phone. */
function fullOfSearches(language: string) {
  const names = ["kalimba, Up to 70,000 BDT", "গিটার, ঢাকা", "W".repeat(searchNameLength), "Fender"]
  const rows: SavedSearch[] = Array.from({ length: 20 }, (_, at) => ({
    _id: `${id.slice(0, -2)}${String(at).padStart(2, "0")}`,
    name: names[at === 7 ? 2 : at % 2] ?? "",
    frequency: at % 2 === 0 ? "at-once" : "daily",
    search: { q: "kalimba" },
    createdAt,
  }))
  const heading = language ? banglaSearches.heading : "Saved Searches"
  return async (page: Page) => {
    await page.route("**/api/saved-searches", (route) => route.fulfill({ json: rows }))
    await page.goto(`${language}/dashboard/searches`)
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
    await (language ? loadedInBangla(page) : pageLoaded(page))
    const fifth = await page.getByRole("table").getByRole("row").nth(4).boundingBox()
    expect.soft((fifth?.y ?? Infinity) + (fifth?.height ?? 0)).toBeLessThanOrEqual(740)
  }
}

const lastSaid = { _id: `${id.slice(0, -1)}3`, number: 3, isMine: true, text: "", removed: true, createdAt }

const said: SupportMessage[] = [
  { _id: id, number: 1, isMine: true, text: "x".repeat(2_000), removed: false, createdAt },
  {
    _id: `${id.slice(0, -1)}2`,
    number: 2,
    isMine: false,
    text: "উত্তর ".repeat(40),
    removed: false,
    createdAt,
  },
  lastSaid,
]

async function openSupport(page: Page, state: "answered" | "closed", sentence: string) {
  const one = { _id: id, state, lastMessage: lastSaid, isRead: true }
  await page.route(`**/api/support/conversations/${id}`, (route) => route.fulfill({ json: one }))
  await page.route(`**/api/support/conversations/${id}/messages*`, (route) =>
    route.fulfill({ json: said.toReversed() }),
  )
  await page.route(`**/api/support/conversations/${id}/read`, (route) =>
    route.fulfill({ json: { modifiedCount: 0 } }),
  )
  await page.goto(`/messages/support/${id}`)
  await expect(page.getByText(sentence)).toBeVisible()
  await pageLoaded(page)
}

async function supportFailed(page: Page) {
  await page.route("**/api/support/conversations/*", (route) => route.abort())
  await page.goto(`/messages/support/${id}`)
  await expect(page.getByText("The conversation could not be loaded.")).toBeVisible()
}

async function linkIsOver(page: Page) {
  await openLink(page, "#none", "This link no longer counts.")
}

async function openLink(page: Page, fragment: string, sentence: string) {
  await page.goto(`/support${fragment}`)
  await expect(page.getByText(sentence)).toBeVisible()
  await pageLoaded(page)
}

async function toAnswer(page: Page) {
  const asked = said.map((message) => ({ ...message, isMine: !message.isMine, answeredBy: longWord }))
  const one: InboxConversation = {
    _id: id,
    state: "open",
    lastMessage: lastSaid,
    isRead: false,
    name: longWord,
    email: `${"e".repeat(60)}@example.org`,
    isMember: false,
    since: createdAt,
  }
  await page.route(`**/api/support/inbox/${id}`, (route) => route.fulfill({ json: one }))
  await page.route(`**/api/support/inbox/${id}/messages*`, (route) =>
    route.fulfill({ json: asked.toReversed() }),
  )
  await page.goto(`/dashboard/contact/${id}`)
  await expect(page.getByText(longWord).first()).toBeVisible()
  await pageLoaded(page)
}

async function answeringFailed(page: Page) {
  await page.route("**/api/support/inbox/*", (route) => route.abort())
  await page.goto(`/dashboard/contact/${id}`)
  await expect(page.getByText("The conversation could not be loaded.")).toBeVisible()
}
