import type { Page } from "@playwright/test"
import { receiverKeys } from "../test/push-encryption.ts"

type Message = { title: string; body: string; path: string; tag: string; language: string }
type Seen = { shown: unknown[]; opened: string[] }

/** The service worker, with what a browser without a screen refuses: showing, opening and subscribing. */
export async function workerOf(page: Page) {
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
      const subscription = JSON.stringify({ endpoint, keys: newKeys() })
      return worker.evaluate(`
        registration.pushManager.subscribe = async () => (${subscription})
        dispatchEvent(new ExtendableEvent("pushsubscriptionchange"))
      `)
    },
  }
}

/** As in a browser whose push service answers, and where the person has given the permission. */
export async function addPushService(page: Page, endpoint: string) {
  await page.addInitScript(
    (subscription) => {
      const made = {
        options: {},
        toJSON: () => subscription,
        endpoint: subscription.endpoint,
        unsubscribe: async () => localStorage.removeItem("subscribed"),
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage["subscribed"] ? made : null),
        subscribe: async () => {
          localStorage["subscribed"] = "yes"
          return made
        },
      })
      Object.defineProperty(Notification, "permission", { get: () => "granted" })
      Notification.requestPermission = async () => "granted"
    },
    { endpoint, keys: newKeys() },
  )
}

function newKeys() {
  const { ecdh, auth } = receiverKeys()
  return { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") }
}
