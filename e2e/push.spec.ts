import * as bangla from "../texts/bn/my-products.ts"
import { logOut, phone } from "./people.ts"
import { expect, test } from "./product.ts"
import { addPushService, workerOf } from "./push-browser.ts"
import { signedIn } from "./signed-in.ts"

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
