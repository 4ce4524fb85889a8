import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { Products } from "../../contract/products.ts"
import { PublicSellers, Users } from "../../contract/users.ts"
import { testApp } from "../../test/test-app.ts"
import { cookieOf, signUpUser, listProduct, password, read } from "../../test/people.ts"

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
  // with a session, but without an access token
  const response = await api.request(`/api/users/seller/${rahim.email}`, {
    headers: { cookie: rahim.cookie },
  })
  expect(await response.json()).toEqual({ isSeller: true })
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
    const response = await nobody.get(next)
    const link = response.headers.get("Link") ?? ""
    expect(link).not.toMatch(/[\da-f]{8}-/)
    found.push(...(await read(PublicSellers, response)).map(({ name }) => name))
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
  const one = (role: string) => read(Users, admin.get(`/api/users/${role}?person=${rahim.id}`))
  expect(await one("seller")).toMatchObject([{ name: "Rahim Uddin", email: rahim.email, status: "VERIFIED" }])
  for (const role of ["buyer", "admin"]) expect(await one(role)).toEqual([])
})
