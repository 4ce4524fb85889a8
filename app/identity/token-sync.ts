import type { Settings } from "../../contract/settings.ts"
import { accessToken, currentUser, onSessionChange } from "./access-token.ts"

type Target = NonNullable<Settings["tokenSync"]>

/** Posts each new access token to another address, and deletes it there after a sign-out (spec §7, token-sync). */
export function syncAccessToken({ url, maxAge }: Target) {
  let lastSent: string | undefined | null = null
  async function send() {
    const token = accessToken()
    if (token === lastSent || (token && ageOf(currentUser()) > maxAge)) return
    lastSent = token
    // a failed request is retried on the next change
    await (token ? post(url, token) : fetch(url, { method: "DELETE" })).catch(() => undefined)
  }
  // nothing is sent about a visitor who never signed in
  if (accessToken()) void send()
  return onSessionChange(() => void send())
}

function post(url: string, token: string) {
  return fetch(url, { method: "POST", headers: { Authorization: `Bearer ${token}` } })
}

function ageOf(user: ReturnType<typeof currentUser>) {
  return user ? Date.now() / 1000 - user.iat : Number.POSITIVE_INFINITY
}
