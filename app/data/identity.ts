import { googleDidNotWork } from "#texts/account"
import type { PasswordReset, PasswordResetRequest, SignIn, SignUp } from "../../contract/identity.ts"
import type { NewUser } from "../../contract/users.ts"
import { inLanguage } from "./in-language.ts"
import { postJson } from "./post-json.ts"
import { ProblemError } from "./problem.ts"
import { read } from "./read-response.ts"
import { fetchAccessToken } from "../session.ts"

/** Throws `not-found` if sign-up was interrupted; {@link finishSignUp} completes it. */
export async function signIn({ email, password }: SignIn) {
  await postJson("/api/auth/sign-in/email", { email, password })
  await fetchAccessToken(email)
}

export async function signUp({ name, email, password, role }: SignUp) {
  await postJson("/api/auth/sign-up/email", { name, email, password })
  await register({ name, email, role })
}

export async function fetchName() {
  const session = await readSession<{ name: string }>()
  return session?.user.name ?? ""
}

/** Completes an identity that lacks a name or a user record. */
export async function finishSignUp(user: NewUser) {
  await register(user)
}

export async function redirectToGoogle(from: string) {
  const { url } = await postJson<{ url: string }>("/api/auth/sign-in/google", { from })
  location.assign(url)
}

/** Registers a Buyer at the first login with Google; an existing user keeps the role (spec §4). */
export async function finishGoogleSignIn() {
  const session = await readSession<NewUser>()
  if (!session) throw unfinished
  const { name, email } = session.user
  await register({ name, email, role: "Buyer" })
}

const unfinished = new ProblemError({
  status: 401,
  code: "not-signed-in",
  detail: googleDidNotWork,
})

export async function requestPasswordReset(request: PasswordResetRequest) {
  await postJson("/api/auth/request-password-reset", request)
}

export async function resetPassword(reset: PasswordReset) {
  await postJson("/api/auth/reset-password", { ...reset, token: reset.token || noToken })
}

// an empty token would fail the schema (422); any unknown one is answered as an expired link
const noToken = "none"

export async function confirmEmail(token: string) {
  await postJson("/api/auth/verify-email", { token: token || noToken })
}

function readSession<User>() {
  return read<{ user: User } | null>(fetch("/api/auth/get-session", { headers: inLanguage() }))
}

async function register(user: NewUser) {
  await postJson("/api/users", user)
  await fetchAccessToken(user.email)
}
