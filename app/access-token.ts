import { useSyncExternalStore } from "react"
import type { AccessTokenClaims } from "../contract/identity.ts"
import { removeFromStorage, writeStorage, readStorage } from "./storage.ts"

/** Where spec §3 keeps it. */
const key = "accessToken"
const endedKey = "sessionEnded"

/** Who the access token says one is: good for showing, the server decides. */
export type SessionUser = AccessTokenClaims

export function accessToken() {
  return readStorage(key)
}

/** Answers whether the browser stored it; if not, it is in memory only. */
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

/** After the server refused it: the person may log in again and continue. */
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

/** Like {@link currentUser}; after a session that ended by itself, its user. */
export function lastKnownUser() {
  return currentUser() ?? (hasSessionEnded() ? (latest?.user ?? null) : null)
}

/** Like {@link lastKnownUser}, and undefined while the server renders and React hydrates. */
export function useLastKnownUser() {
  return useSyncExternalStore(onSessionChange, lastKnownUser, () => undefined)
}

export function useUser() {
  return useSyncExternalStore(onSessionChange, currentUser, () => undefined)
}

const listeners = new Set<() => void>()

/** Calls back when someone signs in or out or the token is renewed, in this tab or another. */
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

/** Sets the same attributes as the inline script in the head (root.tsx). */
function notifyListeners() {
  const page = document.documentElement
  const hasEnded = hasSessionEnded()
  page.toggleAttribute("data-signed-in", accessToken() !== undefined)
  page.toggleAttribute("data-session-ended", hasEnded)
  // after a session that ended by itself the layout keeps the space of the photo
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

// by hand: the contract's schema would add zod to the JavaScript of every page
function isClaims(claims: unknown): claims is SessionUser {
  return (
    typeof claims === "object" && claims !== null && "email" in claims && "name" in claims && "exp" in claims
  )
}
