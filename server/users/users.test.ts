import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { Products } from "../../contract/products.ts"
import { PublicSellers, Users } from "../../contract/users.ts"
import { AuditEntries } from "../../contract/audit.ts"
import { Bookings } from "../../contract/bookings.ts"
import { testApp } from "../../test/test-app.ts"
import { bookProduct } from "../../test/paying.ts"
import { cookieOf, signUpUser, listProduct, password, problemOf, read } from "../../test/people.ts"
import { removeAdmin } from "./end-admin.ts"
import { makeAdmin } from "./users.ts"

test("the record of a person is made once, with the name and email of the identity", async () => {
  const { api, ana, nobody, db } = await testApp()
  const again = { name: "Someone else", email: ana.email, role: "Seller" }
  expect(await read(Inserted, ana.post("/api/users", again))).toEqual({
    acknowledged: true,
    insertedId: ana.id,
  })
  const row = await db
    .selectFrom("users")
    .select(["name", "role"])
    .where("id", "=", ana.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ name: ana.name, role: "Buyer" })
  expect((await ana.post("/api/users", { ...again, role: "admin" })).status).toBe(422)
  const signedUp = await nobody.post("/api/auth/sign-up/email", {
    name: "New",
    email: "new@example.org",
    password,
  })
  const headers = { cookie: cookieOf(signedUp) }
  expect((await api.request("/api/jwt?email=new@example.org", { headers })).status).toBe(404)
})

test("the role questions answer the truth for oneself and for an admin, and no to everyone else", async () => {
  const { api, rahim, ana, admin, nobody } = await testApp()
  const ask = async (person: Pick<typeof ana, "get">, role: string, email: string) =>
    Object.values(await (await person.get(`/api/users/${role}/${email}`)).json())
  expect(await ask(ana, "buyer", ana.email)).toEqual([true])
  expect(await ask(ana, "seller", ana.email)).toEqual([false])
  expect(await ask(ana, "seller", rahim.email)).toEqual([false])
  expect(await ask(nobody, "admin", admin.email)).toEqual([false])
  expect(await ask(ana, "admin", admin.email)).toEqual([false])
  expect(await ask(admin, "admin", admin.email)).toEqual([true])
  expect(await ask(admin, "seller", rahim.email)).toEqual([true])
  expect(await ask(admin, "buyer", rahim.email)).toEqual([false])
  // with a session, and no access token yet
  const answer = await api.request(`/api/users/seller/${rahim.email}`, { headers: { cookie: rahim.cookie } })
  expect(await answer.json()).toEqual({ isSeller: true })
})

test("everyone may know the sellers by name, and nothing else of anyone", async () => {
  const { nobody } = await testApp()
  const sellers = await read(PublicSellers, nobody.get("/api/users"))
  expect(sellers.map(({ name }) => name).toSorted()).toEqual(["Rahim Uddin", "Sadia Islam"])
  expect(await (await nobody.get("/api/users")).text()).not.toContain("@")
})

test("the list of sellers is read in pages of one, and no page tells an id", async () => {
  const { nobody, rahim, sadia } = await testApp()
  const found: string[] = []
  let next = "/api/users?limit=1"
  while (next) {
    const answer = await nobody.get(next)
    const link = answer.headers.get("Link") ?? ""
    expect(link).not.toMatch(/[\da-f]{8}-/)
    found.push(...(await read(PublicSellers, answer)).map(({ name }) => name))
    next = /<([^>]+)>; rel="next"/.exec(link)?.[1] ?? ""
  }
  expect(found.toSorted()).toEqual([rahim.name, sadia.name])
  for (const cursor of [rahim.id, "guessed", ""])
    expect((await nobody.get(`/api/users?cursor=${cursor}`)).status).toBe(400)
})

test("the admin verifies a seller once, and only that seller's products carry the check mark", async () => {
  const { admin, rahim, api, guitars, nobody } = await testApp()
  const namesake = await signUpUser(api, "Rahim Uddin Junior", "Seller")
  await Promise.all([listProduct(rahim, guitars), listProduct(namesake, guitars)])
  const verify = async (body: unknown) => (await admin.patch(`/api/users/seller/${rahim.id}`, body)).json()
  expect(await verify({ status: "UNVERIFIED" })).toMatchObject({ code: "invalid" })
  expect(await verify({ status: "VERIFIED" })).toEqual({ modifiedCount: 1 })
  expect(await verify({ status: "VERIFIED" })).toEqual({ modifiedCount: 0 })
  const products = await read(Products, nobody.get("/api/products"))
  const marks = products.map(({ sellerId, sellerVerified }) => [sellerId, sellerVerified])
  expect(Object.fromEntries(marks)).toEqual({ [rahim.id]: true, [namesake.id]: false })
  const [seller] = (await read(Users, admin.get("/api/users/seller"))).filter(({ _id }) => _id === rahim.id)
  expect(seller).toMatchObject({ name: "Rahim Uddin", email: rahim.email, status: "VERIFIED" })
})

test("a buyer who is made admin counts as one from the next call, with the session that was open", async () => {
  const { admin, ana } = await testApp()
  expect(await (await admin.patch(`/api/users/admin/${ana.id}`)).json()).toEqual({ modifiedCount: 1 })
  expect(await (await admin.patch(`/api/users/admin/${ana.id}`)).json()).toEqual({ modifiedCount: 0 })
  expect((await ana.get("/api/users/seller")).status).toBe(200)
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(403)
  expect(await (await ana.get(`/api/users/admin/${ana.email}`)).json()).toEqual({ isAdmin: true })
})

test("a seller who is made admin sells nothing, and is a seller again once that ends", async () => {
  const { admin, rahim, ana, guitars, nobody } = await testApp()
  await bookProduct(ana, await listProduct(rahim, guitars))
  expect(await (await admin.patch(`/api/users/admin/${rahim.id}`)).json()).toEqual({ modifiedCount: 1 })
  expect(await read(Products, nobody.get("/api/products"))).toEqual([])
  const [booking] = await read(Bookings, ana.get(`/api/bookings?email=${ana.email}`))
  expect(booking?.availability).toBe("GONE")
  const admins = await read(Users, rahim.get("/api/users/admin"))
  expect(admins.map(({ name }) => name).toSorted()).toEqual([admin.name, rahim.name])
  const ended = await rahim.delete(`/api/users/admin/${rahim.id}`)
  expect(await ended.json()).toEqual({ deletedCount: 1 })
  expect((await rahim.get("/api/users/admin")).status).toBe(403)
  await listProduct(rahim, guitars)
  const [entry] = await read(AuditEntries, admin.get("/api/audit"))
  expect(entry).toMatchObject({ act: "admin role ended", actor: rahim.name, subject: rahim.name })
})

test("the last admin stays: not removed, not made something else, and not by two who do so at once", async () => {
  const { admin, ana, db } = await testApp()
  for (const role of ["buyer", "seller"])
    expect((await admin.delete(`/api/users/${role}/${admin.id}`)).status).toBe(404)
  const lastAdmin = { status: 409, code: "last-admin" }
  expect(await problemOf(admin.delete(`/api/users/admin/${admin.id}`))).toMatchObject(lastAdmin)
  await expect(removeAdmin(db, admin.email)).rejects.toThrow("last admin")
  await admin.patch(`/api/users/admin/${ana.id}`)
  const both = [admin.delete(`/api/users/admin/${ana.id}`), ana.delete(`/api/users/admin/${admin.id}`)]
  await Promise.all(both)
  const left = await db.selectFrom("users").select("email").where("role", "=", "admin").execute()
  expect(left).toHaveLength(1)
  const [{ email } = { email: "" }] = left
  await makeAdmin(db, ana.email)
  await makeAdmin(db, admin.email)
  expect(await removeAdmin(db, email)).toBe(true)
  expect(await removeAdmin(db, email)).toBe(false)
})
