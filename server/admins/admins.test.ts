import { expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { Bookings } from "../../contract/bookings.ts"
import { Products } from "../../contract/products.ts"
import { Users } from "../../contract/users.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"
import { removeAdmin } from "./end-admin.ts"
import { makeAdmin } from "./make-admin.ts"

keepInvariants()

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
