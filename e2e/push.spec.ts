import type { Language } from "../contract/language.ts"
import { get } from "../server/notifications/notifications.ts"
import { pushMessageOf } from "../server/push/push-message.ts"
import { bookProduct } from "../test/acts/paying.ts"
import * as bangla from "../texts/bn/my-products.ts"
import * as english from "../texts/en/my-products.ts"
import { logOut, phone } from "./people.ts"
import { expect, fullRun, type Site, test } from "./product.ts"
import { addPushService, notifyingWorkerOf, launchFullBrowser, workerOf } from "./push-browser.ts"
import { newProduct, newUser, signedIn, signUpOn } from "./signed-in.ts"

test.use({ serviceWorkers: "allow" })

test("a push that comes while no page is open shows, and leads to its screen in its language", async ({
  empty,
}) => {
  const { page } = await signedIn(empty, "Rahim", "Seller", phone)
  const browser = await workerOf(page)
  await page.goto("about:blank")
  const path = "/bn/dashboard/myproducts"
  await browser.push({ title: "Backline", body: "বুক করেছেন", path, tag: "1", language: "bn" })
  await expect
    .poll(browser.shown)
    .toMatchObject([{ title: "Backline", body: "বুক করেছেন", tag: "1", lang: "bn" }])
  await browser.click()
  await expect.poll(browser.opened).toEqual([empty.address + path])
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1, name: bangla.heading })).toBeVisible()
})

const readings = [
  ["en", "Ana booked your “Korg Minilogue”.", english.heading],
  ["bn", /Ana.*Korg Minilogue.*বুক করেছেন/, bangla.heading],
] as const

for (const [language, sentence, heading] of readings)
  test(
    `a notification that the browser itself shows in "${language}" leads to its screen`,
    fullRun,
    async ({ empty }) => {
      const browser = await launchFullBrowser()
      test.skip(!browser, "needs a Chromium that shows notifications")
      if (!browser) return
      const context = await browser.newContext({ baseURL: empty.address })
      await context.grantPermissions(["notifications"], { origin: empty.address })
      const page = await context.newPage()
      const seller = await signUpOn(page, empty, "Rahim", "Seller")
      const worker = await notifyingWorkerOf(page)
      const message = await pushOfBooking(empty, await newProduct(empty, "Korg Minilogue", seller), language)
      await page.goto("about:blank")
      await worker.push(message)
      await expect.poll(worker.shown).toMatchObject([{ title: "Backline", lang: language }])
      expect((await worker.shown())[0]?.body).toMatch(sentence)
      await worker.click()
      await expect.poll(worker.opened).toEqual([empty.address + message.path])
      expect(await worker.shown()).toEqual([])
      await page.goto(message.path)
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
      await browser.close()
    },
  )

/** The push message to the seller's browser after a booking. */
async function pushOfBooking(site: Site, productId: string, language: Language) {
  await bookProduct(await newUser(site, "Ana", "Buyer"), productId)
  const { db, close } = await site.database()
  const made = db.selectFrom("notifications").select("id").where("productId", "=", productId)
  await expect.poll(() => made.executeTakeFirst()).toBeDefined()
  const { id } = await made.executeTakeFirstOrThrow()
  const row = await get(db, id)
  await close()
  if (!row) throw new Error("no notification")
  return pushMessageOf(row, language)
}

test("a browser whose push service changes its subscription says so by itself", async ({ empty }) => {
  const { page, person } = await signedIn(empty, "Rahim", "Seller", phone)
  const browser = await workerOf(page)
  const endpoint = `https://push.example/${person.id}`
  await browser.changeSubscription(endpoint)
  const { db, close } = await empty.database()
  const own = db.selectFrom("pushSubscriptions").select("endpoint").where("userId", "=", person.id)
  await expect.poll(() => own.execute()).toEqual([{ endpoint }])
  await close()
})

test("a browser that gets pushes goes on with another session and language, and ends with it", async ({
  empty,
}) => {
  const { page, person } = await signedIn(empty, "Rahim", "Seller")
  const endpoint = `https://push.example/${person.id}`
  await addPushService(page, endpoint)
  await page.goto("/dashboard")
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.evaluate((id) => localStorage.setItem("push", `${id} earlier`), person.id)
  const { db, close } = await empty.database()
  const own = db
    .selectFrom("pushSubscriptions")
    .select(["endpoint", "language"])
    .where("userId", "=", person.id)
  for (const [path, language] of [
    ["/dashboard", "en"],
    ["/bn/dashboard", "bn"],
    ["/", "en"],
  ] as const) {
    await page.goto(path)
    await expect.poll(() => own.execute()).toEqual([{ endpoint, language }])
  }
  await logOut(page)
  await expect.poll(() => own.execute()).toEqual([])
  await expect
    .poll(() => page.evaluate(() => [localStorage["push"], localStorage["subscribed"]]))
    .toEqual([undefined, undefined])
  await close()
})
