import {
  accessToken,
  currentUser,
  markSessionEnded,
  storeAccessToken,
  onSessionChange,
} from "./identity/access-token.ts"
import { inLanguage } from "./data/in-language.ts"
import { read } from "./data/read-response.ts"
import { ProblemError } from "./data/problem.ts"
import { warnNotStored } from "./storage/warn-not-stored.ts"

let renewing: Promise<void> | undefined

/** Renews the access token, once for concurrent callers. If the server refuses, marks the session as ended. */
export function renewAccessToken() {
  renewing ??= requestRenewal().finally(() => (renewing = undefined))
  return renewing
}

/** Spec §9: in milliseconds, how long before its expiry the access token is renewed. */
const renewalLead = 5 * 60_000

/** The minimum time between renewals, in case the device's clock is wrong. */
const minRenewalDelay = 30_000

export function scheduleTokenRenewal() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    const user = currentUser()
    if (!user) return
    const wait = user.exp * 1000 - renewalLead - Date.now()
    timer = setTimeout(() => void renewAccessToken().finally(plan), Math.max(wait, minRenewalDelay))
  }
  plan()
  onSessionChange(plan)
}

async function requestRenewal() {
  const user = currentUser()
  const before = accessToken()
  try {
    if (user) await fetchAccessToken(user.email)
  } catch (error) {
    // a failing server or a rate limit says nothing about the session
    const refused = error instanceof ProblemError && error.status < 500 && error.code !== "too-many-requests"
    // another tab may have signed in as another user meanwhile
    if (refused && accessToken() === before) markSessionEnded()
  }
}

export async function fetchAccessToken(email: string) {
  const address = `/api/jwt?email=${encodeURIComponent(email)}`
  const { accessToken } = await read<{ accessToken: string }>(fetch(address, { headers: inLanguage() }))
  if (!storeAccessToken(accessToken)) void warnNotStored("session")
}
