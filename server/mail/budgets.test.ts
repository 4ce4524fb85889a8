import { expect, test } from "vitest"
import type { MailKind } from "../../contract/mails.ts"
import { MailStatus } from "../../contract/mails.ts"
import type { Db } from "../../db/tables.ts"
import { testApp } from "../../test/test-app.ts"
import { cookiesOf } from "../../test/calls/caller-at.ts"
import { makeJobsDue } from "../../test/jobs.ts"
import { english, deliverMails, tokenIn } from "../../test/mail.ts"
import { bookProduct, buyerContact } from "../../test/acts/paying.ts"
import { signUpUser, listProduct, password, problemOf, productOf, read } from "../../test/people.ts"
import { queueMail } from "./mail.ts"

async function queueMany(db: Db, email: string, kind: MailKind, count: number) {
  for (let each = 1; each <= count; each += 1)
    await queueMail(db, english(email), {
      kind,
      write: () => ({ subject: "Hello", summary: `${kind} ${each}`, paragraphs: ["Hello"] }),
    })
}

test("strangers bring five mails an hour to an address that nobody confirmed, none with their words", async () => {
  const { api, ana, tomal, nobody, guitars, context } = await testApp({ RATE_LIMITS: "on" })
  const victim = await signUpUser(api, "Click evil.example", "Seller", "victim@example.org")
  const productId = await listProduct(victim, guitars, { productName: "Click evil.example" })
  for (const buyer of [ana, tomal]) await bookProduct(buyer, productId)
  for (let count = 0; count < 3; count += 1) {
    await nobody.post("/api/auth/request-password-reset", { email: victim.email })
    await nobody.post("/api/community/invitations", { email: victim.email })
  }
  const again = () =>
    api.request("/api/auth/send-verification-email", { method: "POST", headers: { cookie: victim.cookie } })
  expect([await again(), await again(), await again()].map(({ status }) => status)).toEqual([200, 200, 429])
  const mails = await deliverMails(context)
  // a reset from the owner's known browser has its own budget
  const signedIn = await nobody.post("/api/auth/sign-in/email", { email: victim.email, password })
  const headers = { cookie: cookiesOf(signedIn), "Content-Type": "application/json" }
  const body = JSON.stringify({ email: victim.email })
  for (let count = 0; count < 2; count += 1)
    await api.request("/api/auth/request-password-reset", { method: "POST", headers, body })
  mails.push(...(await deliverMails(context)))
  const kinds = Object.groupBy(mails, ({ kind }) => kind)
  expect(mails).toHaveLength(5)
  expect(kinds.reset).toHaveLength(1)
  expect(kinds.ownReset).toHaveLength(1)
  expect(JSON.stringify(mails)).not.toContain("Click")
  expect(await read(MailStatus, victim.get("/api/mails/mine"))).toMatchObject({ isConfirmed: false })
})

test("mails over the hourly budget come in one digest, which the person sees announced; mails about money are never held", async () => {
  const { db, rahim, context } = await testApp({ RATE_LIMITS: "on", RATE_LIMIT_MAILS: "3" })
  await queueMany(db, rahim.email, "booking", 5)
  await queueMany(db, rahim.email, "money", 5)
  const kinds = (await deliverMails(context)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === "booking")).toHaveLength(3)
  expect(kinds.filter((kind) => kind === "money")).toHaveLength(5)
  const { heldCount, digestAt = "" } = await read(MailStatus, rahim.get("/api/mails/mine"))
  expect(heldCount).toBe(2)
  expect(Math.round((Date.parse(digestAt) - Date.now()) / 60_000)).toBe(60)
  const anHourLater = async () => {
    await makeJobsDue(context)
    return deliverMails(context)
  }
  const [digest, ...others] = await anHourLater()
  expect(others).toEqual([])
  expect(digest?.text).toMatch(/• booking [1-5]\n• booking [1-5]\n/)
  await queueMany(db, rahim.email, "booking", 1)
  expect(await deliverMails(context)).toEqual([])
  expect(await anHourLater()).toEqual([])
  expect(await read(MailStatus, rahim.get("/api/mails/mine"))).toMatchObject({ heldCount: 1 })
})

test("where the operator asks for it, only who has confirmed the address lists, books and writes", async () => {
  const { api, rahim, ana, guitars, context } = await testApp({ REQUIRE_CONFIRMED_EMAIL: "on" })
  const [seller, buyer] = [
    await signUpUser(api, "Mina Das", "Seller"),
    await signUpUser(api, "Joy Sen", "Buyer"),
  ]
  const productId = await listProduct(rahim, guitars)
  const book = () => buyer.post("/api/bookings", { ...buyerContact, productId })
  const refused = [
    seller.post("/api/products", await productOf(rahim, guitars)),
    seller.upload(new Blob(["a photo"])),
    book(),
    buyer.post("/api/conversations", {
      productId,
      text: "Is it still there?",
      clientId: crypto.randomUUID(),
    }),
  ]
  for (const answer of refused)
    expect(await problemOf(answer)).toMatchObject({
      status: 403,
      code: "email-unconfirmed",
      detail: expect.stringContaining("confirm your email"),
    })
  await bookProduct(ana, productId)
  const mail = (await deliverMails(context)).find(({ recipient }) => recipient === buyer.email)
  await buyer.post("/api/auth/verify-email", { token: tokenIn(mail) })
  expect((await book()).status).toBe(201)
})
