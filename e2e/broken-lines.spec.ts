import type { Page, Request } from "@playwright/test"
import { decodeJwt } from "jose"
import { messagesOf, say, writeAbout } from "../test/acts/talking.ts"
import { phone } from "./people.ts"
import { expect, fullRun, type Site, test, withSite } from "./product.ts"
import { newProduct, newUser, signedIn, signInOn } from "./signed-in.ts"

const anyMessages = "**/api/conversations/*/messages**"

test(
  "what is written on a broken line is sent once, over a reload, a second tab and another person",
  fullRun,
  async ({ empty }) => {
    const { page, person, seller, email, id } = await inConversation(empty)
    const context = page.context()
    let isBroken = true
    // only her requests: one sent before she logged out may reach the route when Rahim is logged in
    await context.route(anyMessages, (route) =>
      isBroken && isSentBy(person, route.request()) ? route.abort() : route.fallback(),
    )
    await write(page, "First")
    // order follows the sequence, not the clock
    await page.clock.setFixedTime("2020-01-01T06:00:00Z")
    await write(page, "Second")
    await expect(page.getByText("Not sent yet")).toHaveCount(2)
    await page.getByLabel("Message", { exact: true }).fill("A draft of mine")
    await page.reload()
    await expect(page.getByText("Not sent yet")).toHaveCount(2)
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("A draft of mine")
    const tab = await context.newPage()
    await tab.goto(`/messages/${id}`)
    await expect(tab.getByText("Not sent yet")).toHaveCount(2)
    // keeps the page and the route: closing or unrouting would let pending requests through
    await tab.goto("about:blank")

    await page.getByRole("button", { name: "LOG OUT" }).click()
    await expect(page.getByRole("link", { name: "LOGIN" })).toBeVisible()
    await signInOn(page, empty, seller.email)
    await page.goto(`/messages/${id}`)
    await write(page, "Hello, here is Rahim")
    await expect(bubble(page, "Hello, here is Rahim")).toBeVisible()
    await expect(page.getByText("Not sent yet")).toHaveCount(0)
    await expect(page.getByText("First")).toHaveCount(0)

    await context.clearCookies()
    await signInOn(page, empty, email)
    isBroken = false
    await page.goto(`/messages/${id}`)
    await expect(bubble(page, "Second")).toBeVisible()
    await expect(page.getByText("Not sent yet")).toHaveCount(0)
    expect((await messagesOf(seller, id)).map(({ text }) => text)).toEqual([
      "Is it still there?",
      "Hello, here is Rahim",
      "First",
      "Second",
    ])
  },
)

test("an answer that is lost on its way doubles no message", fullRun, async ({ empty }) => {
  const { page, seller, id } = await inConversation(empty)
  let lost = 0
  await page.context().route(anyMessages, async (route) => {
    if (route.request().method() !== "POST" || lost > 1) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await write(page, "Did you get this?")
  await expect(page.getByText("Not sent yet")).toBeVisible()
  await expect(page.getByText("Not sent yet")).toHaveCount(0)
  await expect(bubble(page, "Did you get this?")).toHaveCount(1)
  expect(await messagesOf(seller, id)).toHaveLength(2)
})

test(
  "behind a proxy that holds the stream back, and where a message could not be loaded, it comes a little later",
  fullRun,
  async ({ empty }) => {
    const { page, seller, id } = await inConversation(empty)
    let refused = 0
    await page.context().route("**/messages?*after=*", (route) => {
      refused += 1
      return refused === 1 ? route.abort() : route.fallback()
    })
    await say(seller, id, "Told of, and not loaded")
    await expect(bubble(page, "Told of, and not loaded")).toBeVisible()
    await page.context().route("**/api/stream", () => new Promise(() => {}))
    await page.reload()
    await expect(bubble(page, "Told of, and not loaded")).toBeVisible()
    await say(seller, id, "Not told of")
    await expect(bubble(page, "Not told of")).toBeVisible({ timeout: 40_000 })
  },
)

test(
  "two people talk on, without a reload, while the server is killed and started again",
  fullRun,
  async ({ browser }) => {
    test.setTimeout(600_000)
    await withSite(browser, { DEMO: "off" }, async (site) => {
      const seller = await signedIn(site, "Rahim", "Seller")
      const product = await newProduct(site, "Korg Minilogue", seller.person)
      const buyer = await signedIn(site, "Ana", "Buyer", phone)
      const id = await writeAbout(buyer.person, product)
      const talking = [
        await openConversation(buyer.page, "Ana"),
        await openConversation(seller.page, "Rahim"),
      ]
      const written: string[] = []
      const writeEach = async (what: string) => {
        for (const { page, name } of talking) await write(page, `${name}: ${what}`)
        written.push(...talking.map(({ name }) => `${name}: ${what}`))
      }
      for (const time of ["once", "twice"]) {
        // may be in flight, stored or not, when the server dies
        await writeEach(`dying ${time}`)
        await site.kill()
        await writeEach(`away ${time}`)
        for (const { page } of talking) await expect(page.getByText("Not sent yet").last()).toBeVisible()
        const before = talking.map(({ streams }) => streams.count)
        await site.start()
        for (const { page } of talking) await expectAll(page, written)
        for (const [place, { streams }] of talking.entries())
          await expect.poll(() => streams.count, { timeout: 60_000 }).toBeGreaterThan(before[place] ?? 0)
        await writeEach(`live ${time}`)
        for (const { page } of talking) await expectAll(page, written)
      }
      const stored = await messagesOf(seller.person, id)
      expect(stored.map(({ number }) => number)).toEqual(stored.map((_, place) => place + 1))
      expect(stored).toHaveLength(1 + written.length)
      for (const { name } of talking)
        expect(stored.map(({ text }) => text).filter((text) => text.startsWith(`${name}:`))).toEqual(
          written.filter((text) => text.startsWith(`${name}:`)),
        )
      for (const { page } of talking) {
        const shown = await page.getByRole("list", { name: "The messages" }).innerText()
        const places = stored.map(({ text }) => shown.indexOf(text))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true)
      }
    })
  },
)

/** Opens the conversation from the list, on a page that notices reloads and counts its event streams. */
async function openConversation(page: Page, name: string) {
  const streams = { count: 0 }
  page.on("response", (response) => {
    if (response.url().endsWith("/api/stream") && response.ok()) streams.count += 1
  })
  await page.goto("/messages")
  await page.getByRole("link", { name: /Korg Minilogue/ }).click()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await expect(bubble(page, "Is it still there?")).toBeVisible()
  return { page, name, streams }
}

/** Expects each text exactly once. */
async function expectAll(page: Page, texts: string[]) {
  for (const text of texts) await expect(bubble(page, text)).toHaveCount(1, { timeout: 120_000 })
  await expect(page.getByText("Not sent yet")).toHaveCount(0)
}

/** Ana on her phone, in a conversation with Rahim. */
async function inConversation(site: Site) {
  const seller = await newUser(site, "Rahim", "Seller")
  const product = await newProduct(site, "Korg Minilogue", seller)
  const { page, person, email } = await signedIn(site, "Ana", "Buyer", phone)
  const id = await writeAbout(person, product)
  await page.goto(`/messages/${id}`)
  await expect(bubble(page, "Is it still there?")).toBeVisible()
  return { page, person, seller, email, id }
}

function isSentBy({ id }: { id: string }, request: Request) {
  const token = request.headers()["authorization"]?.replace("Bearer ", "")
  return request.method() === "POST" && token !== undefined && decodeJwt(token).sub === id
}

async function write(page: Page, text: string) {
  await page.getByLabel("Message", { exact: true }).fill(text)
  await page.getByRole("button", { name: "SEND" }).click()
}

function bubble(page: Page, text: string) {
  return page.getByRole("list", { name: "The messages" }).getByText(text)
}
