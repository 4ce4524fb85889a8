import { useSyncExternalStore } from "react"
import type { AccessTokenClaims } from "../../contract/identity.ts"
import { removeFromStorage, writeStorage, readStorage } from "../storage/storage.ts"

/** The key in localStorage that spec §3 gives. */
const key = "accessToken"
const endedKey = "sessionEnded"

/** The token's claims, which the browser does not verify: for display only; the server authorises. */
export type SessionUser = AccessTokenClaims

export function accessToken() {
  return readStorage(key)
}

/** Returns whether localStorage took the token; if not, it lasts as long as the page (storage.ts). */
export function storeAccessToken(token: string) {
  removeFromStorage(endedKey)
  const isStored = writeStorage(key, token)
  notifyListeners()
  return isStored
}

export function clearAccessToken() {
  removeFromStorage(endedKey)
  removeFromStorage(key)
  notifyListeners()
}

/** Records that the server refused the token: the session ended without a log-out (decision 8). */
export function markSessionEnded() {
  writeStorage(endedKey, "yes")
  removeFromStorage(key)
  notifyListeners()
}

export function hasSessionEnded() {
  return readStorage(endedKey) !== undefined
}

let latest: { token: string; user: SessionUser | null } | undefined

export function currentUser() {
  const token = accessToken()
  if (!token) return null
  if (latest?.token !== token) latest = { token, user: claimsOf(token) }
  return latest.user
}

/** Like {@link currentUser}; after a session that ended without a log-out, the user of that session. */
export function lastKnownUser() {
  return currentUser() ?? (hasSessionEnded() ? (latest?.user ?? null) : null)
}

/** Like {@link lastKnownUser}; undefined during server rendering and hydration. */
export function useLastKnownUser() {
  return useSyncExternalStore(onSessionChange, lastKnownUser, () => undefined)
}

export function useUser() {
  return useSyncExternalStore(onSessionChange, currentUser, () => undefined)
}

const listeners = new Set<() => void>()

/** Calls `listener` on sign-in, sign-out and renewal, in this tab or another; returns a function that stops. */
export function onSessionChange(listener: () => void) {
  if (listeners.size === 0) addEventListener("storage", onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener("storage", onStorage)
  }
}

function onStorage(event: StorageEvent) {
  if (event.key === key || event.key === null) notifyListeners()
}

/** Sets the attributes that the inline script in the head sets on load (root.tsx), and calls the listeners. */
function notifyListeners() {
  const page = document.documentElement
  const hasEnded = hasSessionEnded()
  page.toggleAttribute("data-signed-in", accessToken() !== undefined)
  page.toggleAttribute("data-session-ended", hasEnded)
  // the layout keeps the space of the photo when a session ends without a log-out
  if (!hasEnded) page.toggleAttribute("data-pictured", Boolean(currentUser()?.picture))
  for (const listener of listeners) listener()
}

function claimsOf(token: string): SessionUser | null {
  try {
    const [, payload = ""] = token.split(".")
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), codeOf)
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) ? claims : null
  } catch {
    return null
  }
}

function codeOf(letter: string) {
  return letter.codePointAt(0) ?? 0
}

// checked by hand: the contract's schema would add zod to the JavaScript of every page
function isClaims(claims: unknown): claims is SessionUser {
  return (
    typeof claims === "object" && claims !== null && "email" in claims && "name" in claims && "exp" in claims
  )
}
