import { sql } from "kysely"
import { expect, test } from "vitest"
import { runScheduledJobs } from "../../test/jobs.ts"
import { deliverMails } from "../../test/mail.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, type Person } from "../../test/people.ts"
import { appWithClaim, type TestApp, testApp } from "../../test/test-app.ts"
import type { Outgoing } from "../mail/mail.ts"
import { nextDigest } from "../mail/next-digest.ts"
import { findClaimed, releaseClaim } from "../payments/claims.ts"
import { notifyDaily } from "./notify-daily.ts"

type Listed = TestApp & { id: string }

function save(person: Person, search: object, more: object = {}) {
  return person.post("/api/saved-searches", { search, ...more })
}

const alertTypes = ["search-matched", "searches-matched", "price-dropped", "available-again", "listed-again"]

/** The alerts of a person, newest first, with their prices. */
async function alertsOf({ context }: Pick<TestApp, "context">, person: Person) {
  const all = await notificationsOf(context, person)
  return all.filter(({ type }) => alertTypes.includes(type)).map(({ type, price = 0 }) => `${type} ${price}`)
}

function edit({ rahim, id }: Listed, changes: object) {
  return rahim.patch(`/api/products/${id}`, changes)
}

function withdraw({ rahim, id }: Listed, withdrawn: boolean) {
  return rahim.patch(`/api/myProducts/${id}`, { withdrawn })
}

/** Events after a Stratocaster for 62,000 BDT is listed that matches two searches of Ana's, and her alerts. */
const acts: [string, (app: Listed) => Promise<unknown>, string[]][] = [
  ["it stays so", async () => undefined, ["search-matched 62000"]],
  ["its price falls by less", (app) => edit(app, { sellingPrice: 59_000 }), ["search-matched 62000"]],
  ["its price falls by 5 %", (app) => edit(app, { sellingPrice: 58_900 }), ["search-matched 58900"]],
  [
    "its price falls by 5 % in two steps",
    async (app) => {
      await edit(app, { sellingPrice: 60_000 })
      await edit(app, { sellingPrice: 58_900 })
    },
    ["search-matched 58900"],
  ],
  [
    "its price rises, and falls to what it was",
    async (app) => {
      await edit(app, { sellingPrice: 90_000 })
      await edit(app, { sellingPrice: 62_000 })
    },
    ["search-matched 62000"],
  ],
  [
    "it is withdrawn and listed again",
    async (app) => {
      await withdraw(app, true)
      await withdraw(app, false)
    },
    ["search-matched 62000"],
  ],
]

test.each(acts)("a product is told of once, when %s", async (_, act, expected) => {
  const app = await testApp()
  await save(app.ana, { q: "stratocaster" })
  await save(app.ana, { category: app.guitars, max: "100000" })
  const id = await listProduct(app.rahim, app.guitars)
  await alertsOf(app, app.ana)
  await act({ ...app, id })
  expect(await alertsOf(app, app.ana)).toEqual(expected)
})

/** Changes before the jobs run, after which Ana gets no alert. */
const silences: [string, (app: Listed) => Promise<unknown>][] = [
  ["withdrawn", (app) => withdraw(app, true)],
  ["removed", ({ rahim, id }) => rahim.delete(`/api/products/${id}`)],
  [
    "sold",
    ({ db, id }) => db.updateTable("products").set({ soldAt: new Date() }).where("id", "=", id).execute(),
  ],
  ["of someone whom one has blocked", ({ ana, rahim }) => ana.put(`/api/blocks/${rahim.id}`)],
  ["of someone by whom one is blocked", ({ ana, rahim }) => rahim.put(`/api/blocks/${ana.id}`)],
  [
    "no longer what was searched for",
    (app) => edit(app, { productName: "Tama drum", categoryId: app.drums }),
  ],
  [
    "one's own",
    ({ db, ana, id }) => db.updateTable("products").set({ sellerId: ana.id }).where("id", "=", id).execute(),
  ],
]

test.each(silences)("nobody is told of a product that is %s", async (_, act) => {
  const app = await testApp()
  await save(app.ana, { q: "stratocaster" })
  await act({ ...app, id: await listProduct(app.rahim, app.guitars) })
  expect(await alertsOf(app, app.ana)).toEqual([])
})

test("a product that comes to match is told of, also by a word that no product had before", async () => {
  const app = await testApp()
  await save(app.ana, { q: "kalimba", district: "khulna" })
  const id = await listProduct(app.rahim, app.guitars, { productName: "Two kalimbas" })
  expect(await alertsOf(app, app.ana)).toEqual([])
  await edit({ ...app, id }, { location: "Khulna" })
  expect(await alertsOf(app, app.ana)).toEqual(["search-matched 62000"])
})

test("a price that falls is told to those on whose wishlist the product is, unless they have booked it", async () => {
  const app = await testApp()
  const { ana, tomal, rahim, guitars } = app
  const id = await listProduct(rahim, guitars)
  for (const person of [ana, tomal]) await person.post("/api/wishlist", { product: { _id: id } })
  await bookProduct(tomal, id)
  await edit({ ...app, id }, { sellingPrice: 60_000 })
  expect(await alertsOf(app, ana)).toEqual([])
  await edit({ ...app, id }, { sellingPrice: 58_000 })
  const [first] = await notificationsOf(app.context, ana)
  expect(first).toMatchObject({ type: "price-dropped", price: 58_000, wasPrice: 62_000 })
  expect(await alertsOf(app, tomal)).toEqual([])
})

test("a product that is listed again is told to those who booked it, and to them but once", async () => {
  const app = await testApp()
  const { ana, tomal, rahim, guitars } = app
  await save(ana, { q: "stratocaster" })
  const id = await listProduct(rahim, guitars)
  await bookProduct(ana, id)
  await bookProduct(tomal, id)
  await withdraw({ ...app, id }, true)
  await alertsOf(app, ana)
  await withdraw({ ...app, id }, false)
  expect(await alertsOf(app, ana)).toEqual(["available-again 62000"])
  expect(await alertsOf(app, tomal)).toEqual(["available-again 62000"])
})

test("a product that is listed again is told to each on whose wishlist it is, once until they read it", async () => {
  const app = await testApp()
  const { ana, tomal, rahim, guitars, newUser, context } = app
  const [mina, omar] = [await newUser("Mina", "Buyer"), await newUser("Omar", "Buyer")]
  const id = await listProduct(rahim, guitars)
  for (const person of [ana, tomal, mina, omar]) await person.post("/api/wishlist", { product: { _id: id } })
  await bookProduct(tomal, id)
  await rahim.put(`/api/blocks/${mina.id}`)
  // a search that matches the product, too
  await save(ana, { q: "stratocaster" })
  const mails: Outgoing[] = []
  for (const withdrawn of [true, false, true, false]) {
    await withdraw({ ...app, id }, withdrawn)
    mails.push(...(await deliverMails(context)))
  }
  expect(await alertsOf(app, ana)).toEqual(["listed-again 62000"])
  expect(await alertsOf(app, tomal)).toEqual(["available-again 62000"])
  expect(await alertsOf(app, mina)).toEqual([])
  expect(mails.filter(({ recipient }) => recipient === omar.email)).toMatchObject([
    { kind: "alert", subject: expect.stringMatching(/^For sale again: /) },
  ])
})

test("a product that comes back cheaper is told once, and to whoever saved a search for it meanwhile", async () => {
  const app = await testApp()
  const { ana, tomal, rahim, guitars } = app
  const id = await listProduct(rahim, guitars)
  await ana.post("/api/wishlist", { product: { _id: id } })
  await withdraw({ ...app, id }, true)
  await save(tomal, { q: "stratocaster" })
  await edit({ ...app, id }, { sellingPrice: 50_000 })
  expect(await alertsOf(app, tomal)).toEqual([])
  await withdraw({ ...app, id }, false)
  expect(await alertsOf(app, ana)).toEqual(["listed-again 50000"])
  expect(await alertsOf(app, tomal)).toEqual(["search-matched 50000"])
})

test("a payment that came to nothing is told to whoever tried to pay meanwhile", async () => {
  const app = await appWithClaim()
  const { db, tomal, newUser, productId } = app
  const mina = await newUser("Mina", "Buyer")
  const bookingId = await bookProduct(tomal, productId)
  await bookProduct(mina, productId)
  const closedAt = new Date()
  await db
    .insertInto("paymentIntents")
    .values({ id: "closed", bookingId, buyerId: tomal.id, amount: 6_200_000, closedAt })
    .execute()
  const { id } = await db.selectFrom("payments").select("id").executeTakeFirstOrThrow()
  const claimed = await findClaimed(db, id)
  if (claimed) await releaseClaim(db, claimed)
  expect(await alertsOf(app, tomal)).toEqual(["available-again 62000"])
  expect(await alertsOf(app, mina)).toEqual([])
})

test("whoever wants to be told once a day is told of all at once, the next morning", async () => {
  const app = await testApp()
  const { db, ana, tomal, rahim, guitars, context } = app
  for (const person of [ana, tomal]) await save(person, { category: guitars }, { frequency: "daily" })
  const names = ["Fender Stratocaster", "Gibson SG", "Ibanez RG550"]
  const ids: string[] = []
  for (const productName of names)
    ids.push(await listProduct(rahim, guitars, { productName, productDescription: productName }))
  await save(tomal, { q: "ibanez" })
  await edit({ ...app, id: ids[2] ?? "" }, { brand: "Ibanez" })
  expect(await alertsOf(app, ana)).toEqual([])
  expect(await alertsOf(app, tomal)).toEqual(["search-matched 62000"])
  await withdraw({ ...app, id: ids[0] ?? "" }, true)
  await sql`update "productAlerts" set "toldAt" = "toldAt" - interval '1 day'`.execute(db)
  await runScheduledJobs(context)
  expect(await alertsOf(app, ana)).toEqual(["searches-matched 0"])
  expect(await alertsOf(app, tomal)).toEqual(["search-matched 62000", "search-matched 62000"])
})

test("daily alerts are recorded before the mails of that day leave", async () => {
  const app = await testApp()
  const { db, ana, rahim, guitars } = app
  await save(ana, { category: guitars }, { frequency: "daily" })
  await listProduct(rahim, guitars)
  expect(await alertsOf(app, ana)).toEqual([])
  await sql`update "productAlerts" set "toldAt" = '2026-11-26T07:30+06:00'`.execute(db)
  await notifyDaily(db, new Date("2026-11-26T07:54+06:00"))
  expect(await alertsOf(app, ana)).toEqual([])
  const digestAt = new Date("2026-11-26T07:55+06:00")
  // concurrently, as by two processes or overlapping runs
  await Promise.all([notifyDaily(db, digestAt), notifyDaily(db, digestAt)])
  expect(await alertsOf(app, ana)).toEqual(["search-matched 62000"])
  expect(nextDigest(8, digestAt.getTime())).toEqual(new Date("2026-11-26T08:00+06:00"))
})

test("what a saved search found is mailed at once, with its price and the way to it", async () => {
  const { ana, rahim, guitars, context } = await testApp()
  await save(ana, { q: "stratocaster" })
  const id = await listProduct(rahim, guitars)
  const [mail, ...others] = await deliverMails(context)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: ana.email,
    kind: "alert",
    subject: expect.stringMatching(/^Found for you: .*Fender Player Stratocaster/),
  })
  expect(mail?.text).toContain("for 62,000 BDT")
  expect(mail?.text).toContain(`/products/${id}`)
})
