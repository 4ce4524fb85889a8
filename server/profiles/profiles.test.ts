import { sql } from "kysely"
import { expect, test } from "vitest"
import { UploadedImage } from "../../contract/images.ts"
import { Profile } from "../../contract/profile.ts"
import { queueBehindLock } from "../../test/database.ts"
import { bookProduct, buyerContact } from "../../test/acts/paying.ts"
import { listProduct, type Person, problemOf, read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import { testApp } from "../../test/test-app.ts"
import { deleteUnusedImages } from "../images/delete-unused-images.ts"

async function upload(person: Person, width: number) {
  return (await read(UploadedImage, person.upload(await aJpeg({ width, height: 240 })))).data.url
}

const mine = (person: Person) => read(Profile, person.get("/api/users/me"))

test("the first phone number and place that someone uses are remembered, and later ones change nothing", async () => {
  const { rahim, ana, guitars } = await testApp()
  expect(await mine(ana)).toMatchObject({ name: ana.name, email: ana.email, role: "Buyer", phoneNumber: "" })
  const [first, second] = [await listProduct(rahim, guitars), await listProduct(rahim, guitars)]
  await listProduct(rahim, guitars, { phoneNumber: "01999999999", location: "Sylhet" })
  expect(await mine(rahim)).toMatchObject({ phoneNumber: "01700000001", location: "Dhanmondi, Dhaka" })
  await bookProduct(ana, first)
  const known = { phoneNumber: buyerContact.buyerPhone, location: buyerContact.buyerLocation }
  expect(await mine(ana)).toMatchObject(known)
  await ana.patch("/api/users/me", { location: "Uttara" })
  await bookProduct(ana, second)
  expect(await mine(ana)).toMatchObject({ ...known, location: "Uttara" })
})

test("a person changes name, phone number, place and photo, each alone, and removes them", async () => {
  const { ana, tomal, context, db } = await testApp()
  const photo = await upload(ana, 320)
  const change = (body: object) => ana.patch("/api/users/me", body)
  await read(Profile, change({ phoneNumber: "+8801711", name: " Ana Rozario " }))
  const changed = await read(Profile, change({ photo }))
  expect(changed).toMatchObject({ name: "Ana Rozario", phoneNumber: "+8801711", location: "", photo })
  expect(changed.photoSizes.at(-1)?.url).toBe(photo)
  const { accessToken } = await (await ana.get(`/api/jwt?email=${ana.email}`)).json()
  const claims = JSON.parse(Buffer.from(accessToken.split(".")[1], "base64url").toString())
  expect(claims).toMatchObject({ name: "Ana Rozario", picture: photo })
  await sql`update images set "createdAt" = "createdAt" - interval '2 days'`.execute(db)
  expect(await deleteUnusedImages(context)).toBe(0)
  expect(await read(Profile, change({ photo: "", phoneNumber: "" }))).toMatchObject({
    photo: "",
    phoneNumber: "",
  })
  expect(await deleteUnusedImages(context)).toBe(1)
  const othersPhoto = await upload(tomal, 321)
  for (const wrong of [
    { name: "" },
    { phoneNumber: "12" },
    { location: "x".repeat(121) },
    { photo: othersPhoto },
    { photo: "/photos/\u0000.webp" },
  ]) {
    const response = await change(wrong)
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(Object.keys(wrong))
  }
})

test("name and photo, which clear the response caches, are changed so many times in an hour", async () => {
  const { ana } = await testApp({ RATE_LIMITS: "on", RATE_LIMIT_PROFILE_CHANGES: "2" })
  const change = async (body: object) => (await ana.patch("/api/users/me", body)).status
  expect(await change({ name: "Ana Rozario" })).toBe(200)
  expect(await change({ photo: "" })).toBe(200)
  expect(await change({ name: "Ana Gomes" })).toBe(429)
  expect(await change({ name: "Ana Rozario", location: "Uttara" })).toBe(200)
})

test("nothing is remembered of a person who is removed at this moment", async () => {
  const { rahim, ana, guitars, db } = await testApp()
  const productId = await listProduct(rahim, guitars)
  await db.deleteFrom("profiles").execute()
  const answers = await queueBehindLock(
    db,
    async (tx) => {
      await tx.selectFrom("users").select("id").where("id", "=", ana.id).forUpdate().execute()
      await tx.updateTable("users").set({ deletedAt: new Date() }).where("id", "=", ana.id).execute()
    },
    () => ana.post("/api/bookings", { ...buyerContact, productId }),
    () => ana.patch("/api/users/me", { location: "Uttara" }),
  )
  for (const answer of answers)
    expect(await problemOf(Promise.resolve(answer))).toMatchObject({ status: 401 })
  expect(await db.selectFrom("profiles").selectAll().execute()).toEqual([])
})
