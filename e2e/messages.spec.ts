import type { Locator, Page } from "@playwright/test"
import { bookProduct } from "../test/acts/paying.ts"
import { scriptOfScreen } from "./chunks.ts"
import { complaintsOfAxe, edgesOf, overflow } from "./layout.ts"
import { aPhoto, phone } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { newProduct, signedIn, signUpOn } from "./signed-in.ts"
import type { Site } from "./product.ts"

test("a buyer and a seller talk on their phones: text, photo, offline and back, read marks, block", async ({
  empty,
}) => {
  const { page: seller, person } = await signedIn(empty, "Rahim", "Seller", phone)
  const product = await newProduct(empty, "Korg Minilogue", person)
  const buyer = await onAnotherPhone(empty, "Ana")
  await seller.goto("/messages")
  await expect(seller.getByText("You have no messages yet")).toBeVisible()

  await buyer.goto(`/products/${product}`)
  await waitForMessageCode(buyer)
  await buyer.context().setOffline(true)
  await buyer.getByRole("link", { name: "MESSAGE SELLER: Korg Minilogue" }).click()
  await expect(buyer.getByRole("heading", { level: 1, name: "Write to Rahim" })).toBeVisible()
  await buyer.getByRole("button", { name: "Is it still available?" }).click()
  await expect(bubbles(buyer).getByText("Not sent yet")).toBeVisible()
  await buyer.getByRole("link", { name: "All messages" }).click()
  await expectRoomForOffline(buyer)
  await buyer.getByRole("link", { name: /Rahim.*Korg Minilogue.*still available.*Not sent yet/ }).click()
  await expect(bubbles(buyer).getByText("Not sent yet")).toBeVisible()
  await buyer.context().setOffline(false)
  await expect(buyer).toHaveURL(/\/messages\/[\w-]+$/)
  await expect(bubble(buyer, "Is it still available?")).toBeVisible()

  await expect(seller.getByRole("link", { name: /My Messages.*1 unread/ })).toBeVisible()
  await seller.getByRole("link", { name: /Ana/ }).click()
  await expect(bubble(seller, "Is it still available?")).toBeVisible()
  await expect(buyer.getByText(/· Read$/)).toBeVisible()
  await expect(seller.getByRole("link", { name: "My Messages", exact: true })).toBeVisible()
  await say(seller, "Yes, see https://example.org/korg.")
  await expect(buyer.getByRole("link", { name: "https://example.org/korg", exact: true })).toBeVisible()
  expect(await seller.evaluate(() => scrollY), "all of it fits").toBe(0)

  await seller
    .getByLabel("Add a photo")
    .first()
    .setInputFiles({ name: "korg.jpg", mimeType: "image/jpeg", buffer: await aPhoto() })
  await seller.getByRole("button", { name: "SEND" }).click()
  await expect(buyer.getByRole("button", { name: "Enlarge: Photo from Rahim" }).locator("img")).toBeVisible()

  await buyer.context().setOffline(true)
  await say(buyer, "Written in a tunnel")
  await expect(buyer.getByText("Not sent yet")).toBeVisible()
  for (let time = 0; time < 2; time += 1) await say(seller, "Hello?")
  await expect(bubble(seller, "Hello?")).toHaveCount(2)
  await buyer.context().setOffline(false)
  // a screen reader announces each
  await expect(buyer.getByRole("log").getByText("Rahim: Hello?")).toHaveCount(2)
  await expect(bubble(seller, "Written in a tunnel")).toHaveCount(1)
  await expect(buyer.getByText("Not sent yet")).toHaveCount(0)
  await expect(bubble(buyer, "Written in a tunnel")).toHaveCount(1)

  for (const page of [buyer, seller]) {
    expect(await overflow(page)).toBe(0)
    expect(await complaintsOfAxe(page)).toEqual([])
  }

  await buyer.getByLabel("Message", { exact: true }).fill("Kept while I look elsewhere")
  await seller.getByRole("button", { name: /^BLOCK/ }).click()
  await seller.getByRole("dialog").getByRole("button", { name: "BLOCK" }).click()
  await expect(buyer.getByText("You cannot write to this person.")).toBeVisible()
  await expect(seller.getByRole("button", { name: "UNBLOCK" })).toBeFocused()
  await seller.getByRole("button", { name: "UNBLOCK" }).click()
  await expect(seller.getByRole("button", { name: /^BLOCK/ })).toBeFocused()
  await expect(buyer.getByLabel("Message", { exact: true })).toHaveValue("Kept while I look elsewhere")
})

test("whoever reads further up stays there and is told of a newer message", fullRun, async ({ empty }) => {
  const { page: seller, person } = await signedIn(empty, "Rahim", "Seller", phone)
  const product = await newProduct(empty, "Korg Minilogue", person)
  const buyer = await onAnotherPhone(empty, "Ana")
  await buyer.goto(`/messages?product=${product}&write`)
  await say(buyer, "A long list:\nnext\n".repeat(50))
  await expect(buyer).toHaveURL(/\/messages\/[\w-]+$/)
  await seller.goto(new URL(buyer.url()).pathname)
  await expect(bubble(seller, "A long list")).toBeVisible()
  await buyer.evaluate(() => scrollTo(0, 0))
  await say(seller, "Far too long")
  const below = buyer.getByRole("button", { name: "New messages below" })
  await expect(below).toBeVisible()
  await expect(bubble(buyer, "Far too long")).not.toBeInViewport()
  await below.click()
  await expect(bubble(buyer, "Far too long")).toBeInViewport()
  await expect(below).toHaveCount(0)
})

test(
  "on a wide screen the conversation stands beside the list, and all of it goes by keyboard",
  fullRun,
  async ({ empty }) => {
    const { page: buyer } = await signedIn(empty, "Tomal", "Buyer")
    const product = await newProduct(empty, "Boss DS-1")
    await buyer.goto(`/messages?product=${product}&write`)
    await buyer.getByLabel("Message", { exact: true }).focus()
    await buyer.keyboard.type("Can I try it?")
    await buyer.keyboard.press("Enter")
    await expect(buyer).toHaveURL(/\/messages\/[\w-]+$/)
    await expect(bubble(buyer, "Can I try it?")).toBeVisible()
    await expect(buyer.getByRole("link", { name: /Boss DS-1.*Can I try it/ })).toBeVisible()
    expect(await complaintsOfAxe(buyer)).toEqual([])

    // a message that waits does not delay other conversations
    await answerTooManyRequests(buyer, new URL(buyer.url()).pathname)
    await say(buyer, "And when?")
    await expect(buyer.getByText("Not sent yet. Slowly!")).toBeVisible()
    await buyer.goto(`/messages?product=${await newProduct(empty, "Boss CE-2")}&write`)
    await say(buyer, "Is this one there?")
    await expect(buyer).toHaveURL(/\/messages\/[\w-]+$/)
    await say(buyer, "And its box?")
    await expect(bubble(buyer, "And its box?")).toBeVisible()
    await expect(buyer.getByText(/^Not sent yet/)).toHaveCount(0)
  },
)

/** Answers as the rate limit does. */
function answerTooManyRequests(page: Page, conversation: string) {
  const problem = { status: 429, code: "too-many-requests", detail: "Slowly!" }
  return page.route(`**/api/conversations/${conversation.split("/").at(-1)}/messages`, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 429, contentType: "application/problem+json", json: problem })
      : route.fallback(),
  )
}

test(
  "whoever has no network any more writes from My Orders, too, and the message goes once there is one",
  fullRun,
  async ({ empty }) => {
    const product = await newProduct(empty, "Boss CE-2")
    const { page: buyer, person } = await signedIn(empty, "Tomal", "Buyer", phone)
    await bookProduct(person, product)
    await buyer.goto("/dashboard/myorders")
    await waitForMessageCode(buyer)
    await buyer.context().setOffline(true)
    await buyer.getByRole("button", { name: /^More/ }).click()
    await buyer.getByRole("link", { name: "MESSAGE SELLER: Boss CE-2" }).click()
    await expect(buyer.getByRole("heading", { level: 1, name: /^Write to / })).toBeVisible()
    await expect(buyer.getByText("Boss CE-2").filter({ visible: true }).first()).toBeVisible()
    await buyer.getByLabel("Message", { exact: true }).pressSequentially("Can I try it?")
    await buyer.getByRole("button", { name: "SEND" }).click()
    await expect(bubbles(buyer).getByText("Not sent yet")).toBeVisible()
    await buyer.context().setOffline(false)
    await expect(buyer).toHaveURL(/\/messages\/[\w-]+$/)
    await expect(bubble(buyer, "Can I try it?")).toHaveCount(1)
    await expect(buyer.getByText("Not sent yet")).toHaveCount(0)
  },
)

/** Expects "You are offline." to cover nothing, at both ends of the page. */
async function expectRoomForOffline(page: Page) {
  const bar = page.getByText("You are offline.")
  await page.evaluate(() => scrollTo(0, 0))
  const heading = await shownEdges(page.getByRole("heading", { level: 1, name: "My Messages" }))
  const { top, bottom } = await shownEdges(bar)
  expect(heading.top >= bottom || heading.bottom <= top).toBe(true)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = await shownEdges(page.getByRole("contentinfo").getByRole("paragraph").last())
  expect(end.bottom).toBeLessThanOrEqual((await shownEdges(bar)).top)
}

async function shownEdges(place: Locator) {
  await expect(place).toBeVisible()
  const [edges = { top: NaN, bottom: NaN }] = await edgesOf(place)
  return edges
}

/** Waits until the page has preloaded the code for writing a message. */
async function waitForMessageCode(page: Page) {
  const screen = (await scriptOfScreen("messages/messages")).slice(2)
  await expect(page.locator(`link[rel=modulepreload][href="${screen}"]`).first()).toBeAttached()
  await expect.poll(() => page.evaluate(hasPreloaded)).toBe(true)
}

function hasPreloaded() {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")]
  return links.every(({ href }) => performance.getEntriesByName(href).length > 0)
}

async function onAnotherPhone(site: Site, name: string) {
  const context = await site.newContext(phone)
  const page = await context.newPage()
  await signUpOn(page, site, name, "Buyer")
  return page
}

async function say(page: Page, text: string) {
  await page.getByLabel("Message", { exact: true }).fill(text)
  await page.getByRole("button", { name: "SEND" }).click()
  // the field is emptied once the message is on its way; until then the same text would be no change
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("")
}

function bubble(page: Page, text: string) {
  return bubbles(page).getByText(text)
}

function bubbles(page: Page) {
  return page.getByRole("list", { name: "The messages" })
}
