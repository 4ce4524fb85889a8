import { expect, test } from "vitest"
import { sql } from "kysely"
import { Inserted } from "../../contract/fields.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { appWithDispute, showPhoto } from "../../test/acts/disputing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { problemOf, read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import { deleteUnusedImages } from "../images/delete-unused-images.ts"
import { deleteUnused } from "./evidence.ts"

keepInvariants()

test("a photo is seen by its author until a statement shows it to both and admins, and by nobody else", async () => {
  const { rahim, ana, tomal, sadia, admin, nobody, bookingId } = await appWithDispute()
  const photo = await showPhoto(rahim, bookingId)
  const statuses = () =>
    Promise.all(
      [rahim, ana, admin, tomal, sadia, nobody].map(
        async (who) => (await who.get(`/api/evidence/${photo}`)).status,
      ),
    )
  expect(await statuses()).toEqual([200, 404, 404, 404, 404, 401])
  const named = { text: "Look at it.", evidence: [photo] }
  const { dispute } = await deal(rahim, bookingId, "statement", named)
  expect(dispute?.statements.at(-1)).toMatchObject({
    by: "seller",
    evidence: [{ _id: photo, width: 240, height: 180 }],
  })
  expect(await statuses()).toEqual([200, 200, 200, 404, 404, 401])
  const picture = await ana.get(`/api/evidence/${photo}`)
  expect(picture.headers.get("Content-Type")).toBe("image/webp")
  expect(picture.headers.get("Cache-Control")).toContain("no-store")
})

test("nobody shows a photo of somebody else's, of another deal, or one twice", async () => {
  const { rahim, ana, bookingId } = await appWithDispute()
  const photo = await showPhoto(ana, bookingId)
  const say = (who = rahim, text = "See") =>
    problemOf(who.post(`/api/deals/${bookingId}/statement`, { text, evidence: [photo] }))
  expect(await say()).toMatchObject({ code: "invalid" })
  await deal(ana, bookingId, "statement", { text: "Here", evidence: [photo, photo] })
  expect(await say(ana, "And again")).toMatchObject({ code: "invalid" })
  expect((await dealOf(ana, bookingId)).dispute?.statements).toHaveLength(2)
})

test("each shows six photos; one that was never shown gives way to a newer one, and is deleted after a day", async () => {
  const { ana, rahim, admin, tomal, db, bookingId } = await appWithDispute()
  const photos: string[] = []
  for (let at = 0; at < 7; at += 1) photos.push(await showPhoto(ana, bookingId))
  const [first, ...evidence] = photos
  expect((await ana.get(`/api/evidence/${first}`)).status).toBe(404)
  await deal(ana, bookingId, "statement", { text: "All sides", evidence })
  const upload = async (who = ana) =>
    problemOf(
      who.upload(await aJpeg({ width: 24, height: 18 }), "photo.jpg", `/api/deals/${bookingId}/evidence`),
    )
  expect(await upload()).toMatchObject({ code: "photo-limit" })
  expect(await upload(admin)).toMatchObject({ code: "forbidden" })
  expect(await upload(tomal)).toMatchObject({ code: "not-found" })
  const unused = await showPhoto(rahim, bookingId)
  await sql`update evidence set "createdAt" = now() - interval '25 hours'`.execute(db)
  await deleteUnused(db)
  const left = await db.selectFrom("evidence").select("id").orderBy("id").execute()
  expect(left.map(({ id }) => id)).toEqual(evidence)
  expect((await rahim.get(`/api/evidence/${unused}`)).status).toBe(404)
  await deal(rahim, bookingId, "concede")
  expect(await upload(rahim)).toMatchObject({ code: "wrong-state" })
})

test("what is no photo is refused, and a photo's place and camera are not kept", async () => {
  const { ana, db, bookingId } = await appWithDispute()
  const path = `/api/deals/${bookingId}/evidence`
  const text = new Blob(["not a photo"], { type: "image/jpeg" })
  expect(await problemOf(ana.upload(text, "photo.jpg", path))).toMatchObject({ code: "unsupported-type" })
  await read(Inserted, ana.upload(await aJpeg({ orientation: 6 }), "photo.jpg", path))
  const { bytes } = await db.selectFrom("evidence").select("bytes").executeTakeFirstOrThrow()
  expect(bytes.toString("latin1")).toMatch(/^RIFF[^]{4}WEBP/)
  expect(bytes.toString("latin1")).not.toContain("Exif")
})

test("photos of what was agreed are kept, also when they stand with the product no more", async () => {
  const { ana, db, context, bookingId } = await appWithDispute()
  await sql`update products set "imageId" = null`.execute(db)
  await sql`update images set "attachedAt" = null, "createdAt" = now() - interval '2 days'`.execute(db)
  await deleteUnusedImages(context)
  expect((await dealOf(ana, bookingId)).dispute?.terms?.photos).toHaveLength(1)
})
