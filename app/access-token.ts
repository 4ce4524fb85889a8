import { useSyncExternalStore } from "react"
import type { AccessTokenClaims } from "../contract/identity.ts"
import { forget, store, stored } from "./storage.ts"

/** Where spec §3 keeps it. */
const key = "accessToken"
const endedKey = "sessionEnded"

/** Who the access token says one is: good for showing, the server decides. */
export type SessionUser = AccessTokenClaims

export function accessToken() {
  return stored(key)
}

/** Answers whether the browser keeps it; if not, only this page knows it. */
export function keepAccessToken(token: string) {
  forget(endedKey)
  const isKept = store(key, token)
  tell()
  return isKept
}

/** After logging out. */
export function dropAccessToken() {
  forget(endedKey)
  forget(key)
  tell()
}

/** After the server no longer takes it: whoever is in the middle of something may log in again and go on. */
export function endAccess() {
  store(endedKey, "yes")
  forget(key)
  tell()
}

/** Whether the last session here ended by itself, not by logging out. */
export function hasSessionEnded() {
  return stored(endedKey) !== undefined
}

let latest: { token: string; user: SessionUser | null } | undefined

/** Who is signed in in this browser; null when nobody is. */
export function currentUser() {
  const token = accessToken()
  if (!token) return null
  if (latest?.token !== token) latest = { token, user: claimsOf(token) }
  return latest.user
}

/** Like {@link currentUser}; after a session that ended by itself, who was here. */
export function currentPerson() {
  return currentUser() ?? (hasSessionEnded() ? (latest?.user ?? null) : null)
}

/** Like {@link currentPerson}, and undefined while the server renders and React hydrates. */
export function usePerson() {
  return useSyncExternalStore(onSessionChange, currentPerson, () => undefined)
}

/** Like {@link currentUser}, and undefined while the server renders and React hydrates. */
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
  if (event.key === key || event.key === null) tell()
}

/** Like the script in the head of the page, for what stands there before React does. */
function tell() {
  const page = document.documentElement
  const hasEnded = hasSessionEnded()
  page.toggleAttribute("data-signed-in", accessToken() !== undefined)
  page.toggleAttribute("data-session-ended", hasEnded)
  // whose session ended by itself keeps the room of what was there
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

// by hand: the contract's schema would bring zod into every first view
function isClaims(claims: unknown): claims is SessionUser {
  return (
    typeof claims === "object" && claims !== null && "email" in claims && "name" in claims && "exp" in claims
  )
}
