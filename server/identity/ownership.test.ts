import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { callerAt, cookiesOf } from "../../test/calls/caller-at.ts"
import { queueBehindLock } from "../../test/database.ts"
import { deliverMails, tokenIn } from "../../test/mail.ts"
import { chooseRole, listProduct, password, problemOf, postSignUp } from "../../test/people.ts"

const email = "mina@example.org"
const newPassword = "CHorus&Flanger77"

/** An app in which a stranger has signed up with Mina's address. */
async function appWithForeignSignUp() {
  const product = await testApp()
  const { api, context } = product
  const browser = cookiesOf(await postSignUp(api, "Mallory", email))
  const token = tokenIn((await deliverMails(context))[0])
  const confirm = (cookies: string) =>
    callerAt(api, "10.0.0.1", cookies).post("/api/auth/verify-email", { token })
  const signIn = (secret: string) =>
    product.nobody.post("/api/auth/sign-in/email", { email, password: secret })
  return { ...product, browser, token, confirm, signIn }
}

async function resets(
  { nobody, context, api }: Awaited<ReturnType<typeof appWithForeignSignUp>>,
  cookies = "",
) {
  await nobody.post("/api/auth/request-password-reset", { email })
  const token = tokenIn((await deliverMails(context)).find(({ subject }) => subject.startsWith("Choose")))
  const response = await callerAt(api, "10.0.0.2", cookies).post("/api/auth/reset-password", {
    token,
    newPassword,
  })
  expect(response.status).toBe(200)
  return response
}

test("who confirms in the browser that signed up stays logged in, by the same password and name", async () => {
  const { nobody, db, browser, token, confirm, signIn } = await appWithForeignSignUp()
  const accounts = db.selectFrom("identity.user").select(["name", "emailVerified"]).where("email", "=", email)
  expect((await nobody.post("/api/auth/verify-email", { token: `${token}x` })).status).toBe(409)
  expect(await accounts.execute()).toEqual([{ name: "Mallory", emailVerified: false }])
  expect((await confirm(browser)).status).toBe(200)
  expect(await accounts.execute()).toEqual([{ name: "Mallory", emailVerified: true }])
  expect((await signIn(password)).status).toBe(200)
  // idempotent, from any browser
  expect((await confirm("")).status).toBe(200)
})

test("the link alone confirms nothing: elsewhere one logs in first", async () => {
  const { confirm, signIn } = await appWithForeignSignUp()
  expect(await problemOf(confirm(""))).toMatchObject({ status: 401, code: "not-signed-in" })
  const session = cookiesOf(await signIn(password))
    .split("; ")
    .find((cookie) => cookie.startsWith("session="))
  expect((await confirm(session ?? "")).status).toBe(200)
})

test("a new password chosen by mail takes an account from who signed up with someone else's address", async () => {
  const squatted = await appWithForeignSignUp()
  const { api, browser, signIn } = squatted
  const mallory = await chooseRole(api, { name: "Mallory", email, role: "Buyer", cookie: browser })
  expect((await mallory.patch("/api/users/me", { phoneNumber: "01799999999" })).status).toBe(200)
  await resets(squatted)
  expect((await mallory.get(`/api/jwt?email=${email}`)).status).toBe(401)
  expect((await signIn(password)).status).toBe(401)
  const cookie = cookiesOf(await signIn(newPassword))
  const unfinished = await callerAt(api, "10.0.0.2", cookie).get(`/api/jwt?email=${email}`)
  expect(unfinished.status).toBe(404)
  const mina = await chooseRole(api, { name: "Mina", email, role: "Seller", cookie })
  expect(await (await mina.get(`/api/users/seller/${email}`)).json()).toEqual({ isSeller: true })
  expect(await (await mina.get("/api/auth/get-session")).json()).toMatchObject({ user: { name: "Mina" } })
})

test("what was done under the account stays with it, under the new name", async () => {
  const squatted = await appWithForeignSignUp()
  const { api, nobody, guitars, browser, signIn } = squatted
  const mallory = await chooseRole(api, { name: "Mallory", email, role: "Seller", cookie: browser })
  const id = await listProduct(mallory, guitars)
  const sellerName = async () => (await (await nobody.get(`/api/products/${id}`)).json()).sellerName
  await resets(squatted)
  expect(await sellerName()).toBe("New member")
  const cookie = cookiesOf(await signIn(newPassword))
  expect((await chooseRole(api, { name: "Mina", email, role: "Buyer", cookie })).id).toBe(mallory.id)
  expect(await sellerName()).toBe("Mina")
})

test("who forgot their password in the browser that signed up keeps their name", async () => {
  const own = await appWithForeignSignUp()
  await resets(own, own.browser)
  const cookie = cookiesOf(await own.signIn(newPassword))
  const session = await callerAt(own.api, "10.0.0.2", cookie).get("/api/auth/get-session")
  expect(await session.json()).toMatchObject({ user: { name: "Mallory" } })
})

test("proving an address and removing its account at the same time do not deadlock", async () => {
  const squatted = await appWithForeignSignUp()
  const { admin, api, browser, db, guitars } = squatted
  const mallory = await chooseRole(api, { name: "Mallory", email, role: "Seller", cookie: browser })
  await listProduct(mallory, guitars)
  const answers = await queueBehindLock(
    db,
    (tx) => tx.selectFrom("identity.account").select("id").forUpdate().execute(),
    () => resets(squatted),
    () => admin.delete(`/api/users/seller/${mallory.id}`),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
