import { expect, test } from "vitest"
import { Profile } from "../../contract/profile.ts"
import * as bangla from "../../texts/bn/emails.ts"
import { day } from "../../texts/bn/dates.ts"
import * as english from "../../texts/en/emails.ts"
import { deliverMails } from "../../test/mail.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { chooseRole, cookieOf, listProduct, password, type Person, read } from "../../test/people.ts"
import { appWithBooking, testApp } from "../../test/test-app.ts"
import { postpone } from "./postpone.ts"

const choose = (person: Person, language: string) => person.patch("/api/users/me", { language })
const languageOf = async (person: Person) => (await read(Profile, person.get("/api/users/me"))).language

type Api = Awaited<ReturnType<typeof testApp>>["api"]

function postIn(api: Api, language: string, path: string, body: object) {
  const headers = { "Content-Type": "application/json", "Accept-Language": language }
  return api.request(path, { method: "POST", headers, body: JSON.stringify(body) })
}

test("mails come in the language of the pages that one signs in on, until one chooses", async () => {
  const { api, context } = await testApp()
  const [name, email] = ["Mina", "mina@example.org"]
  const signIn = (language: string) => postIn(api, language, "/api/auth/sign-in/email", { email, password })
  const signedUp = await postIn(api, "bn", "/api/auth/sign-up/email", { name, email, password })
  const [welcome] = await deliverMails(context)
  expect(welcome?.subject).toBe(bangla.confirmation(24).subject)
  expect(welcome?.text).toContain(`${context.site()}/bn/confirm-email#`)
  expect(welcome?.html).toContain('<html lang="bn">')
  const mina = await chooseRole(api, { name, email, role: "Buyer", cookie: cookieOf(signedUp) })
  const languages: string[] = []
  for (const language of ["bn", "fr", "en", "bn"]) {
    await signIn(language)
    languages.push(await languageOf(mina))
  }
  expect(languages).toEqual(["bn", "bn", "en", "bn"])
  expect(await read(Profile, choose(mina, "en"))).toMatchObject({ language: "en" })
  await signIn("bn")
  await postIn(api, "bn", "/api/auth/request-password-reset", { email })
  const [reset] = await deliverMails(context)
  expect(reset?.subject).toBe(english.reset(30).subject)
  expect(reset?.text).toContain(`${context.site()}/reset-password#`)
  expect((await choose(mina, "fr")).status).toBe(422)
})

test("of one sale each hears in their own language, with its prices and dates", async () => {
  const { rahim, ana, guitars, context } = await appWithBooking()
  await deliverMails(context)
  await choose(rahim, "bn")
  const id = await bookProduct(ana, await listProduct(rahim, guitars))
  const [booked] = await deliverMails(context)
  expect(booked?.subject).toBe(bangla.booked(wordsOf("৳৬২,০০০")).subject)
  expect(booked?.text).toContain("৳৬২,০০০")
  expect(booked?.text).toContain("01800000001")
  expect(booked?.text).toContain(bangla.signature)
  await choose(ana, "bn")
  await choose(rahim, "en")
  await payBooking(ana, id)
  await context.sandbox?.delivered()
  const mails = await deliverMails(context)
  const [receipt, sold] = [ana, rahim].map(({ email }) => mails.find(({ recipient }) => recipient === email))
  expect(receipt?.text).toContain(day(new Date()))
  expect(receipt?.text).toContain("৳৬২,০০০")
  expect(sold?.subject).toBe("Sold: “\u2068Fender Player Stratocaster\u2069”")
  expect(sold?.text).toContain("62,000 BDT")
})

test("a change is told to each who booked, in the language of each", async () => {
  const { rahim, ana, tomal, context, productId } = await appWithBooking()
  await bookProduct(tomal, productId)
  await deliverMails(context)
  await choose(tomal, "bn")
  await rahim.delete(`/api/products/${productId}`)
  const mails = await deliverMails(context)
  const { product, shortProduct } = wordsOf("")
  expect(Object.fromEntries(mails.map(({ recipient, subject }) => [recipient, subject]))).toEqual({
    [ana.email]: english.productRemoved({ product, shortProduct }).subject,
    [tomal.email]: bangla.productRemoved({ product, shortProduct }).subject,
  })
})

test("who has no account is written to in the language of the call, who has one in their own", async () => {
  const { api, ana, context } = await testApp({ SUPPORT_EMAIL: "help@example.org" })
  await postIn(api, "bn", "/api/community/invitations", { email: "mina@example.org" })
  await postIn(api, "bn", "/api/community/invitations", { email: ana.email })
  await postIn(api, "bn", "/api/contact", { name: "Mina", email: "mina@example.org", message: "Hello" })
  const mails = await deliverMails(context)
  const [mina, own, support] = ["mina@example.org", ana.email, "help@example.org"].map((email) =>
    mails.find(({ recipient }) => recipient === email),
  )
  expect(mina?.subject).toBe(bangla.invitation(7).subject)
  expect(mina?.text).toContain(`${context.site()}/bn/community#`)
  expect(own?.subject).toBe(english.invitation(7).subject)
  expect(support?.subject).toBe(
    bangla.message({ name: "", shortName: "“\u2068Mina\u2069”", lines: "" }).subject,
  )
})

test("what was postponed comes as one mail in the language of its reader", async () => {
  const { ana, context, db } = await testApp()
  await choose(ana, "bn")
  const id = "01a1fb66-3af6-7436-b9d5-f0371bc28bdf"
  const postponed = {
    recipient: ana.email,
    kind: "booking",
    subject: "One",
    text: "",
    html: "",
  } as const
  await db
    .insertInto("mails")
    .values({ id, ...postponed })
    .execute()
  await postpone(db, id, { heldUntil: new Date(), isDaily: false })
  const mails = await deliverMails(context)
  expect(mails.map(({ subject }) => subject)).toEqual([bangla.digest(1, "", 0).subject])
})

function wordsOf(price: string) {
  const product = "“\u2068Fender Player Stratocaster\u2069”"
  return { buyer: "", phone: "", place: "", product, shortProduct: product, price }
}
