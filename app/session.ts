import type { PasswordReset, PasswordResetRequest, SignIn, SignUp } from "../contract/identity.ts"
import type { NewUser } from "../contract/users.ts"
import {
  accessToken,
  currentUser,
  clearAccessToken,
  markSessionEnded,
  storeAccessToken,
  onSessionChange,
} from "./access-token.ts"
import { read } from "./read-response.ts"
import { ProblemError } from "./problem.ts"
import { warnNotStored } from "./warn-not-stored.ts"

/** Fails with `not-found` when sign-up was cut short; {@link finishSignUp} mends that. */
export async function signIn({ email, password }: SignIn) {
  await post("/api/auth/sign-in/email", { email, password })
  await fetchAccessToken(email)
}

export async function signUp({ name, email, password, role }: SignUp) {
  await post("/api/auth/sign-up/email", { name, email, password })
  await register({ name, email, role })
}

/** The name of whoever is signed in; empty when it is still to be said. */
export async function fetchName() {
  const session = await read<{ user: { name: string } } | null>(fetch("/api/auth/get-session"))
  return session?.user.name ?? ""
}

/** For an identity that lacks a name or a product record. */
export async function finishSignUp(user: NewUser) {
  await register(user)
}

/** Leaves for Google, which sends the browser back to /login/google. */
export async function redirectToGoogle(from: string) {
  const { url } = await read<{ url: string }>(request("/api/auth/sign-in/google", { from }))
  location.assign(url)
}

/** After Google: a Buyer the first time; whoever has a record keeps its role (spec §4). */
export async function finishGoogleSignIn() {
  const session = await read<{ user: NewUser } | null>(fetch("/api/auth/get-session"))
  if (!session) throw unfinished
  const { name, email } = session.user
  await register({ name, email, role: "Buyer" })
}

const unfinished = new ProblemError({
  status: 401,
  code: "not-signed-in",
  detail: "Login with Google did not work. Please try again.",
})

export async function requestPasswordReset(request: PasswordResetRequest) {
  await post("/api/auth/request-password-reset", request)
}

export async function resetPassword(reset: PasswordReset) {
  await post("/api/auth/reset-password", { ...reset, token: reset.token || noToken })
}

// a link that was copied only in part has no token: the server says that it does not count
const noToken = "none"

export async function confirmEmail(token: string) {
  await post("/api/auth/verify-email", { token: token || noToken })
}

export async function joinCommunity(token: string) {
  await post("/api/community", { token: token || noToken })
}

/** Where the browser keeps what someone typed and did not send (app/products/add-product/draft.ts). */
export const draftDatabase = "draft"

export async function signOut() {
  await post("/api/auth/sign-out", {})
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

async function register(user: NewUser) {
  await post("/api/users", user)
  await fetchAccessToken(user.email)
}

async function fetchAccessToken(email: string) {
  const address = `/api/jwt?email=${encodeURIComponent(email)}`
  const { accessToken } = await read<{ accessToken: string }>(fetch(address))
  if (!storeAccessToken(accessToken)) void warnNotStored("session")
}

function post(path: string, content: unknown) {
  return read<unknown>(request(path, content))
}

function request(path: string, content: unknown) {
  const headers = { "Content-Type": "application/json" }
  return fetch(path, { method: "POST", headers, body: JSON.stringify(content) })
}
