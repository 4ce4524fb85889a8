import { expect, type Page, type Route } from "@playwright/test"
import { failing, inFull, statesOf, waiting } from "./showing.ts"
import { screenOf } from "./texts.ts"

const ana = "ana@backline.example"
const list = screenOf(ana, "My Messages")
const messages = "**/api/conversations/*/messages*"

/** Of the demo, for someone who talks with sellers. */
export const messageStates = [
  ...inFull(ana, {
    "My Messages waiting": waiting(list, "**/api/conversations*"),
    "My Messages failed": failing(list, "**/api/conversations*", "Your conversations could not be loaded."),
    "Conversation waiting": conversationWaiting,
  }),
  ...statesOf(ana, { "Message not sent": notSent, Block: block }),
]

async function openConversation(page: Page) {
  await page.goto(list.path)
  await page.getByRole("link", { name: /Fender Player Stratocaster/ }).click()
}

async function conversationWaiting(page: Page) {
  await page.route(messages, () => undefined)
  await openConversation(page)
  await expect(page.locator(".skeleton").filter({ visible: true }).first()).toBeVisible()
}

async function notSent(page: Page) {
  await page.route(messages, refuse)
  await openConversation(page)
  await page.getByLabel("Message", { exact: true }).fill("Shall I bring an amp?")
  await page.getByRole("button", { name: "SEND" }).click()
  await expect(page.getByText("Not sent. This person has blocked you.")).toBeVisible()
}

function refuse(route: Route) {
  if (route.request().method() !== "POST") return route.fallback()
  const problem = { status: 403, code: "forbidden", detail: "This person has blocked you." }
  return route.fulfill({ status: 403, contentType: "application/problem+json", json: problem })
}

async function block(page: Page) {
  await openConversation(page)
  await page.getByRole("button", { name: "BLOCK" }).click()
  await expect(page.getByRole("dialog")).toContainText("Are you sure")
}
