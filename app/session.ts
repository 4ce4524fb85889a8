import {
  accessToken,
  currentUser,
  clearAccessToken,
  markSessionEnded,
  storeAccessToken,
  onSessionChange,
} from "./access-token.ts"
import { postJson } from "./post-json.ts"
import { read } from "./read-response.ts"
import { ProblemError } from "./problem.ts"
import { warnNotStored } from "./warn-not-stored.ts"

/** Where the browser keeps what someone typed and did not send (app/products/add-product/draft.ts). */
export const draftDatabase = "draft"

export async function signOut() {
  await postJson("/api/auth/sign-out", {})
  clearAccessToken()
  deleteDrafts()
}

function deleteDrafts() {
  try {
    indexedDB.deleteDatabase(draftDatabase)
  } catch {
    // a browser that refuses all storage has kept none
  }
}

let renewing: Promise<void> | undefined

/** A new access token for the same person. Whoever's identity session has ended is signed out. */
export function renewAccessToken() {
  renewing ??= requestRenewal().finally(() => (renewing = undefined))
  return renewing
}

/** Spec §9: how long before its end the access token is renewed. */
const renewalLead = 5 * 60_000

/** However wrong this device's clock is, the server is not asked more often. */
const minRenewalDelay = 30_000

/** Renews the access token in time, for as long as this page is open. */
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
    // neither a busy server nor one that was asked too often says who has a session
    const refused = error instanceof ProblemError && error.status < 500 && error.code !== "too-many-requests"
    // another tab may have signed in as someone else meanwhile
    if (refused && accessToken() === before) markSessionEnded()
  }
}

/** For whoever has an identity session. */
export async function fetchAccessToken(email: string) {
  const address = `/api/jwt?email=${encodeURIComponent(email)}`
  const { accessToken } = await read<{ accessToken: string }>(fetch(address))
  if (!storeAccessToken(accessToken)) void warnNotStored("session")
}
