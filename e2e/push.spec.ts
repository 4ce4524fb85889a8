import type { Page } from "@playwright/test"
import * as bangla from "../texts/bn/my-products.ts"
import { receiverKeys } from "../test/push-encryption.ts"
import { phone } from "./people.ts"
import { expect, test } from "./product.ts"
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

type Message = { title: string; body: string; path: string; tag: string; language: string }
type Seen = { shown: unknown[]; opened: string[] }

/** The service worker, with what a browser without a screen refuses: showing, opening and subscribing. */
async function workerOf(page: Page) {
  const context = page.context()
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send("ServiceWorker.enable")
  await page.goto("/dashboard")
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const { origin } = new URL(page.url())
  const registrationId = await registered
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error("no service worker")
  await worker.evaluate(`
    globalThis.seen = { shown: [], opened: [] }
    registration.showNotification = async (title, options) => void seen.shown.push({ title, ...options })
    clients.openWindow = async (href) => void seen.opened.push(href)
  `)
  const seen = () => worker.evaluate<Seen>("seen")
  return {
    shown: async () => (await seen()).shown,
    opened: async () => (await seen()).opened,
    push: (message: Message) =>
      devtools.send("ServiceWorker.deliverPushMessage", {
        origin,
        registrationId,
        data: JSON.stringify(message),
      }),
    click: () =>
      worker.evaluate(`dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), {
        notification: { data: seen.shown[0].data, close: () => undefined },
      }))`),
    changeSubscription: (endpoint: string) => {
      const { ecdh, auth } = receiverKeys()
      const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") }
      return worker.evaluate(`
        registration.pushManager.subscribe = async () => (${JSON.stringify({ endpoint, keys })})
        dispatchEvent(new ExtendableEvent("pushsubscriptionchange"))
      `)
    },
  }
}
