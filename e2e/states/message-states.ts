import { expect, type Page, type Route } from "@playwright/test"
import type { Conversation, Message } from "../../contract/messages.ts"
import { placeholderNames } from "../../contract/placeholder-names.ts"
import * as bangla from "../../texts/bn/messages.ts"
import { failing, inFull, loadedInBangla, statesOf, waiting } from "./showing.ts"
import { screenOf } from "../texts.ts"
import { pageLoaded } from "../visit.ts"

const { formerMember } = placeholderNames
const ana = "ana@backline.example"
const list = screenOf(ana, "My Messages")
const messages = "**/api/conversations/*/messages*"

const id = "ffffffff-ffff-7fff-bfff-ffffffffffff"
const createdAt = "2026-11-20T06:00:00.000Z"

function message(number: number, change: Partial<Message>): Message {
  const _id = `${id.slice(0, -2)}${String(number).padStart(2, "0")}`
  const plain = { text: "Is it still there?", isMine: false, removed: false, hasContactData: false }
  return { _id, number, ...plain, createdAt, ...change }
}

/** A conversation as the API returns it. */
const conversation: Conversation = {
  _id: id,
  productId: id,
  productName: "Fender Player Stratocaster",
  productPhoto: "",
  productPhotoSizes: [],
  sellingPrice: 62_000,
  state: "available",
  mayOffer: false,
  isSeller: false,
  otherId: id,
  otherName: "মোহাম্মদ আবদুর রহিম উদ্দিন চৌধুরী",
  writing: "open",
  isBought: false,
  isReported: false,
  unread: 1,
  readByOther: 2,
  lastMessage: message(1, {}),
}

/** Unusual messages: endless words, Bangla, a phone number, and messages of a deleted account. */
const ofAllKinds = [
  message(1, { text: "Call 01711-223344 please", hasContactData: true }),
  message(2, { isMine: true, text: "x".repeat(2_000) }),
  message(3, { text: "ক্ষ".repeat(700) }),
  message(4, { isMine: true, text: `https://example.org/${"WIDE".repeat(60)}` }),
  message(5, { text: "", removed: true }),
  message(6, { text: "কাল কি দেখা করা যাবে?\nচৌরাস্তার মোড়ে, সন্ধ্যা ছয়টায়।" }),
]

/** States of the demo for a buyer who talks with sellers. */
export const messageStates = [
  ...inFull(ana, {
    "My Messages waiting": waiting(list, "**/api/conversations*"),
    "My Messages failed": failing(list, "**/api/conversations*", "Your conversations could not be loaded."),
    "My Messages empty": noMessages,
    "My Messages of long words": longList,
    "Conversation waiting": conversationWaiting,
    "Conversation failed": conversationFailed,
    "Conversation of others": ofOthers,
    "Conversation blocked": ended({ writing: "blocked-by-you" }, "You have blocked this person."),
    "Conversation sold": ended({ writing: "sold", state: "sold" }, "was sold to someone else"),
    "Conversation bought": (page) =>
      openTalk(page, { state: "sold", isBought: true }, "Sold in this conversation"),
    "Conversation withdrawn": ended({ writing: "withdrawn", state: "withdrawn" }, "taken this product away"),
    "Conversation with a former member": ended({ writing: "removed", otherName: formerMember }, formerMember),
    "Conversation in Bangla": inBangla,
  }),
  ...statesOf(ana, {
    "Message not sent": notSent,
    "Messages of all kinds": (page) => openTalk(page, { productName: "W".repeat(60) }, "01711-223344"),
    Block: block,
  }),
  // stays in the browser's storage
  ...inFull(ana, { "Message waits for a line": notSentYet, "My Messages with one not sent": begunInVain }),
]

/** Opens a conversation that exists only in the replaced answers of the API. */
async function openTalk(page: Page, change: Partial<Conversation>, sentence: string, language = "") {
  const one = { ...conversation, lastMessage: message(6, { text: "x".repeat(60) }), ...change }
  await page.route("**/api/conversations*", (route) => route.fulfill({ json: [one] }))
  await page.route(`**/api/conversations/${id}`, (route) => route.fulfill({ json: one }))
  await page.route(`**/api/conversations/${id}/read`, (route) =>
    route.fulfill({ json: { modifiedCount: 1 } }),
  )
  await page.route(messages, (route) => route.fulfill({ json: ofAllKinds.toReversed() }))
  await page.route("**/api/offers?*", (route) => route.fulfill({ json: [] }))
  await page.goto(`${language}/messages/${id}`)
  await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
  await pageLoaded(page)
}

function ended(change: Partial<Conversation>, sentence: string) {
  return (page: Page) => openTalk(page, change, sentence)
}

async function noMessages(page: Page) {
  for (const calls of ["**/api/conversations*", "**/api/support/conversations*"])
    await page.route(calls, (route) => route.fulfill({ json: [] }))
  await page.goto(list.path)
  await expect(page.getByText("You have no messages yet")).toBeVisible()
  await pageLoaded(page)
}

async function longList(page: Page) {
  const rows = [
    { ...conversation, otherName: "W".repeat(60), productName: "M".repeat(60), unread: 1_234 },
    { ...conversation, lastMessage: message(3, { text: "ক্ষ".repeat(100), isMine: true }) },
    {
      ...conversation,
      writing: "removed",
      otherName: formerMember,
      lastMessage: message(5, { removed: true }),
    },
  ].map((row, at) => ({ ...row, _id: `${id.slice(0, -1)}${at}` }))
  await page.route("**/api/conversations*", (route) => route.fulfill({ json: rows }))
  await page.goto(list.path)
  await expect(page.getByText(formerMember)).toBeVisible()
  await pageLoaded(page)
}

async function inBangla(page: Page) {
  await openTalk(page, { writing: "sold", state: "sold" }, bangla.ended.sold, "/bn")
  await loadedInBangla(page)
}

export async function openConversation(page: Page) {
  await page.goto(list.path)
  await page.getByRole("link", { name: /Fender Player Stratocaster/ }).click()
}

async function conversationWaiting(page: Page) {
  await page.route(messages, () => undefined)
  await openConversation(page)
  await expect(page.locator(".skeleton").filter({ visible: true }).first()).toBeVisible()
}

async function conversationFailed(page: Page) {
  await page.route(messages, (route) => route.abort())
  await openConversation(page)
  await expect(page.getByText("The messages could not be loaded.")).toBeVisible()
}

async function ofOthers(page: Page) {
  await page.goto(`/messages/${id}`)
  await expect(page.getByText(/^This conversation could not be loaded/)).toBeVisible()
}

async function notSent(page: Page) {
  await page.route(messages, refuse)
  await openConversation(page)
  await write(page, "Shall I bring an amp?")
  await expect(page.getByText("Not sent. This person has blocked you.")).toBeVisible()
}

function refuse(route: Route) {
  if (route.request().method() !== "POST") return route.fallback()
  const problem = { status: 403, code: "forbidden", detail: "This person has blocked you." }
  return route.fulfill({ status: 403, contentType: "application/problem+json", json: problem })
}

async function notSentYet(page: Page) {
  await openTalk(page, {}, "01711-223344")
  await page.route(messages, (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  )
  await write(page, "Shall I bring an amp?")
  await expect(page.getByText("Not sent yet")).toBeVisible()
}

/** Writes the first message of a conversation that cannot be created. */
async function begunInVain(page: Page) {
  await page.route("**/api/conversations*", (route) =>
    route.request().method() === "POST" ? refuse(route) : route.fulfill({ json: [] }),
  )
  await page.goto("/products")
  await page.getByRole("article").first().getByRole("link").last().click()
  await page.getByRole("link", { name: /^MESSAGE SELLER/ }).click()
  await write(page, "Shall I bring an amp?")
  await expect(page.getByText("Not sent. This person has blocked you.").first()).toBeVisible()
  await page.goto(list.path)
  await expect(page.getByRole("link", { name: /bring an amp.*Not sent/ })).toBeVisible()
  await pageLoaded(page)
}

async function write(page: Page, text: string) {
  await page.getByLabel("Message", { exact: true }).fill(text)
  await page.getByRole("button", { name: "SEND" }).click()
}

async function block(page: Page) {
  await openConversation(page)
  await page.getByRole("button", { name: "BLOCK" }).click()
  await expect(page.getByRole("dialog")).toContainText("Are you sure")
}
