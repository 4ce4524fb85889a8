import { expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { startOfDay } from "../../contract/dhaka-time.ts"
import { OwnProducts } from "../../contract/own-products.ts"
import { SellerBalances } from "../../contract/payouts.ts"
import { Products } from "../../contract/products.ts"
import { Profile } from "../../contract/profile.ts"
import { Users } from "../../contract/users.ts"
import { sell } from "../../test/acts/crediting.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { deliverMails } from "../../test/mail.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { listProduct, problemOf, productOf, read } from "../../test/people.ts"
import { endSuspension, inDays, liftSuspension, suspend } from "../../test/acts/suspending.ts"
import { appWithBooking, testApp } from "../../test/test-app.ts"
import { showAgain } from "../products/hide-products.ts"

keepInvariants()

test("whoever is suspended is told why and until when, sees it in the dashboard, and is told when it is lifted", async () => {
  const { admin, ana, context } = await testApp()
  await deliverMails(context)
  const until = inDays(3)
  expect(await suspend(admin, ana, { until })).toBe(1)
  expect(await suspend(admin, ana, { until })).toBe(0)
  const suspension = { reason: "Sold what was not theirs.", until: startOfDay(until).toISOString() }
  expect(await read(Profile, ana.get("/api/users/me"))).toMatchObject({ suspension })
  const buyers = await read(Users, admin.get("/api/users/buyer"))
  expect(buyers.find(({ _id }) => _id === ana.id)).toMatchObject({ suspension })
  const mails = await deliverMails(context)
  expect(mails.map(({ recipient, text }) => [recipient, text])).toEqual([
    [ana.email, expect.stringContaining("Sold what was not theirs.")],
  ])
  expect(await liftSuspension(admin, ana)).toBe(1)
  expect(await liftSuspension(admin, ana)).toBe(0)
  expect(await read(Profile, ana.get("/api/users/me"))).not.toHaveProperty("suspension")
  expect((await deliverMails(context)).map(({ subject }) => subject)).toEqual([
    "Your account is no longer suspended",
  ])
  expect(await notificationsOf(context, ana)).toMatchObject([
    { type: "suspension-lifted" },
    { type: "account-suspended", until: suspension.until },
  ])
  const acts = (await read(AuditEntries, admin.get("/api/audit"))).map(({ act }) => act)
  expect(acts.slice(0, 2)).toEqual(["suspension lifted", "buyer suspended"])
})

test("another reason or day takes the place of the one before", async () => {
  const { admin, rahim } = await testApp()
  await suspend(admin, rahim, { until: inDays(3) })
  expect(await suspend(admin, rahim)).toBe(1)
  const { suspension } = await read(Profile, rahim.get("/api/users/me"))
  expect(suspension).toEqual({ reason: "Sold what was not theirs." })
})

test("no admin is suspended, a reason is needed, and the day is ahead", async () => {
  const { admin, ana } = await testApp()
  const put = (id: string, body: object) => problemOf(admin.put(`/api/users/${id}/suspension`, body))
  expect(await put(admin.id, { reason: "Why not" })).toMatchObject({ status: 404 })
  for (const body of [{}, { reason: " " }, { reason: "x".repeat(501) }, { reason: "x", until: inDays(-1) }])
    expect(await put(ana.id, body)).toMatchObject({ status: 422 })
  await suspend(admin, ana)
  expect(await problemOf(admin.patch(`/api/users/admin/${ana.id}`))).toMatchObject({ code: "suspended" })
})

test("the products of a suspended seller are out of sight until it ends, and what was withdrawn stays withdrawn", async () => {
  const { admin, rahim, nobody, guitars, db } = await testApp()
  const shown = await listProduct(rahim, guitars, { productName: "Fender Jazzmaster" })
  const withdrawn = await listProduct(rahim, guitars, { productName: "Fender Mustang" })
  await rahim.patch(`/api/myProducts/${shown}`, { ad: "ADVERTISED" })
  await rahim.patch(`/api/myProducts/${withdrawn}`, { withdrawn: true })
  const lists = ["", "?ad=ADVERTISED", `?categoryId=${guitars}`, `?sellerId=${rahim.id}`, "?q=jazzmaster"]
  const found = async () => {
    const each = lists.map((query) => read(Products, nobody.get(`/api/products${query}`)))
    return (await Promise.all(each)).map((products) => products.map(({ _id }) => _id))
  }
  const none = lists.map(() => [])
  expect(await found()).toEqual(lists.map(() => [shown]))
  await suspend(admin, rahim)
  expect(await found()).toEqual(none)
  expect((await nobody.get(`/api/products/${shown}`)).status).toBe(410)
  expect((await rahim.get(`/api/products/${shown}`)).status).toBe(200)
  const own = await read(OwnProducts, rahim.get(`/api/myProducts?email=${rahim.email}`))
  expect(own.map(({ state }) => state)).toEqual(["withdrawn", "available"])
  await liftSuspension(admin, rahim)
  expect(await found()).toEqual(lists.map(() => [shown]))
  await suspend(admin, rahim, { until: inDays(2) })
  expect(await found()).toEqual(none)
  await endSuspension(db, rahim)
  expect((await nobody.get(`/api/products/${shown}`)).status).toBe(200)
  await showAgain(db)
  expect(await found()).toEqual(lists.map(() => [shown]))
  expect((await nobody.get(`/api/products/${withdrawn}`)).status).toBe(410)
})

test("a suspended seller lists nothing new and nothing again, and may withdraw", async () => {
  const { admin, rahim, guitars } = await testApp()
  const [shown, withdrawn] = [await listProduct(rahim, guitars), await listProduct(rahim, guitars)]
  await rahim.patch(`/api/myProducts/${withdrawn}`, { withdrawn: true })
  const form = await productOf(rahim, guitars)
  await suspend(admin, rahim)
  const refused = [
    rahim.post("/api/products", form),
    rahim.patch(`/api/myProducts/${withdrawn}`, { withdrawn: false }),
    rahim.patch(`/api/myProducts/${shown}`, { ad: "ADVERTISED" }),
  ]
  for (const call of refused) expect(await problemOf(call)).toMatchObject({ status: 403, code: "suspended" })
  expect((await rahim.patch(`/api/myProducts/${shown}`, { withdrawn: true })).status).toBe(200)
})

test("a removed person leaves no reason of a suspension behind", async () => {
  const { admin, ana, db } = await testApp()
  await suspend(admin, ana)
  await admin.delete(`/api/users/buyer/${ana.id}`)
  const row = db.selectFrom("users").select("suspensionReason").where("id", "=", ana.id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ suspensionReason: null })
})

test("a suspended seller is paid once it has ended, as the list of sellers to pay says", async () => {
  const { admin, rahim, ana, db, bookingId } = await appWithBooking()
  await sell(ana, bookingId)
  const payOut = () => admin.post("/api/payouts", { sellerId: rahim.id, amount: 62_000 })
  const listed = async () => (await read(SellerBalances, admin.get("/api/balances")))[0]
  const until = inDays(2)
  await suspend(admin, rahim, { until })
  expect((await listed())?.suspension?.until).toBe(startOfDay(until).toISOString())
  expect(await problemOf(payOut())).toMatchObject({ status: 403, code: "suspended" })
  await endSuspension(db, rahim)
  expect(await listed()).not.toHaveProperty("suspension")
  expect((await payOut()).status).toBe(201)
})
