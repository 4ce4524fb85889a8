import { existsSync } from "node:fs"
import { chromium, expect, type Page, type Worker } from "@playwright/test"
import type { PushMessage } from "../contract/push.ts"
import { receiverKeys } from "../test/servers/push-encryption.ts"

type Seen = { shown: unknown[]; opened: string[] }

/** Launches a browser that shows notifications, unlike the headless shell; undefined where none is installed. */
export async function launchFullBrowser() {
  const executablePath = process.env["CHROMIUM_PATH"]?.replace(/-headless-shell$/, "")
  if (executablePath && !existsSync(executablePath)) return undefined
  return chromium.launch({
    channel: "chromium",
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  })
}

/** The service worker of a full browser; only the opening of windows is replaced by a record. */
export async function notifyingWorkerOf(page: Page) {
  const { worker, push } = await startedWorkerOf(page)
  await recordOpenedWindows(worker)
  await worker.evaluate(`
    const show = registration.showNotification.bind(registration)
    registration.showNotification = async (title, options) => {
      await show(title, options)
      seen.shown.push(title)
    }
  `)
  return {
    /** Waits until the browser shows it: Chromium deletes a notification that is asked for before it is shown. */
    push: async (message: PushMessage) => {
      const before = await worker.evaluate<number>("seen.shown.length")
      await push(message)
      await expect.poll(() => worker.evaluate<number>("seen.shown.length")).toBe(before + 1)
    },
    shown: () =>
      worker.evaluate<{ title: string; body: string; lang: string }[]>(`registration.getNotifications().then(
        (all) => all.map(({ title, body, lang }) => ({ title, body, lang })))`),
    click: () =>
      worker.evaluate(`registration.getNotifications().then(([notification]) =>
        dispatchEvent(new NotificationEvent("notificationclick", { notification })))`),
    opened: () => worker.evaluate<string[]>("seen.opened"),
  }
}

/** The service worker, with what the headless shell refuses replaced: notifications, windows, subscriptions. */
export async function workerOf(page: Page) {
  const { worker, push } = await startedWorkerOf(page)
  await recordOpenedWindows(worker)
  await worker.evaluate(`
    registration.showNotification = async (title, options) => void seen.shown.push({ title, ...options })
  `)
  const seen = () => worker.evaluate<Seen>("seen")
  return {
    push,
    shown: async () => (await seen()).shown,
    opened: async () => (await seen()).opened,
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

/** Records windows to open: a browser opens one only after a user's click. */
function recordOpenedWindows(worker: Worker) {
  return worker.evaluate(`
    globalThis.seen = { shown: [], opened: [] }
    clients.openWindow = async (href) => void seen.opened.push(href)
  `)
}

async function startedWorkerOf(page: Page) {
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
  return {
    worker,
    push: (message: PushMessage) =>
      devtools.send("ServiceWorker.deliverPushMessage", {
        origin,
        registrationId,
        data: JSON.stringify(message),
      }),
  }
}

/** Replaces the push service by one that answers, with permission granted. */
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
