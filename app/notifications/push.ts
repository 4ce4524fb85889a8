import { language } from "#texts/page"
import { currentUser } from "../identity/access-token.ts"
import { api } from "../api.ts"
import { read } from "../data/read-response.ts"
import { pushKey, readStorage, removeFromStorage, writeStorage } from "../storage/storage.ts"

/** blocked: the person has refused; only the browser's settings can change that. */
export type PushState = "unsupported" | "blocked" | "off" | "on"

export async function pushState(): Promise<PushState> {
  const manager = await pushManager()
  if (!manager) return "unsupported"
  if (Notification.permission === "denied") return "blocked"
  const isOn = isOwn() && Notification.permission === "granted" && (await manager.getSubscription())
  return isOn ? "on" : "off"
}

/** Asks for permission, so it must follow a press. Throws a ProblemError. */
export async function turnPushOn(): Promise<PushState> {
  const manager = await pushManager()
  if (!manager) return "unsupported"
  const permission = await Notification.requestPermission()
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off"
  try {
    await subscribe(manager)
  } catch (error) {
    // a browser without a push service
    if (error instanceof DOMException) return "unsupported"
    throw error
  }
  return "on"
}

/** Throws a ProblemError, but the browser is unsubscribed all the same. */
export async function turnPushOff(): Promise<PushState> {
  const endpoint = await forgetPush()
  if (endpoint) await read(api["push-subscriptions"].$delete({ json: { endpoint } }))
  return pushState()
}

/** Unsubscribes this browser and returns the former endpoint; the server deletes its row with the session. */
export async function forgetPush() {
  removeFromStorage(pushKey)
  const subscription = await (await pushManager())?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

/** Subscribes again after a change of session, language or endpoint; cancels a subscription of another person. */
export async function keepPush() {
  const user = currentUser()
  const kept = readStorage(pushKey)
  if (!user || !kept) return
  const manager = await pushManager()
  if (!isOwn() || !manager || Notification.permission !== "granted") await forgetPush()
  else if (kept !== markOf((await manager.getSubscription())?.endpoint)) await subscribe(manager)
}

async function pushManager() {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager
}

async function subscribe(manager: PushManager) {
  const { key } = await read(api["push-key"].$get())
  const subscription = await subscriptionWith(manager, key)
  const { endpoint, keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON()
  const json = { endpoint: endpoint ?? "", keys: { p256dh, auth }, language }
  await read(api["push-subscriptions"].$post({ json, header: {} }))
  writeStorage(pushKey, markOf(endpoint))
}

/** Reuses the subscription with the same key; one with another key has to be unsubscribed first. */
async function subscriptionWith(manager: PushManager, key: string) {
  const current = await manager.getSubscription()
  const known = current?.options.applicationServerKey
  if (current && known && toBase64Url(known) === key) return current
  await current?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function toBase64Url(bytes: ArrayBuffer) {
  const text = String.fromCodePoint(...new Uint8Array(bytes))
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

function isOwn() {
  return readStorage(pushKey)?.split(" ")[0] === currentUser()?.sub
}

/** Identifies what the server was told last. */
function markOf(endpoint: string | undefined) {
  const user = currentUser()
  return [user?.sub, user?.sid, language, endpoint].join(" ")
}
