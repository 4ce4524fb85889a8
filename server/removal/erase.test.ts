import { isFull } from "../../test/breadth.ts"
import { settleBalance } from "../../test/acts/crediting.ts"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { expect, test, vi } from "vitest"
import { Booking, Bookings } from "../../contract/bookings.ts"
import type { PhotoSize } from "../../contract/images.ts"
import { Product } from "../../contract/products.ts"
import type { Db } from "../../db/tables.ts"
import { eraseRemovedPeople } from "../../db/migrations/0014-former-members.ts"
import { type TestApp, testApp } from "../../test/test-app.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { english } from "../../test/mail.ts"
import { bookProduct, payBooking, receiveProduct } from "../../test/acts/paying.ts"
import { leaveMoreWords } from "../../test/leaving-words.ts"
import { listProduct, type Person, photoOf, read } from "../../test/people.ts"
import { getInTouch, writeTo } from "../../test/support.ts"
import { say, sendPhoto, writeAbout } from "../../test/acts/talking.ts"
import { columnsWithoutWords, textColumns } from "../../test/text-columns.ts"
import { wordsLeft } from "../../test/words-left.ts"
import { queueMail } from "../mail/mail.ts"
import { refreshVocabulary } from "../products/vocabulary.ts"
import { violations } from "../invariants/violations.ts"
import { eraseFiles } from "./erase-files.ts"

const seller = { name: "Zubayer Quasem", phoneNumber: "01911122233", location: "Lalmatia Mews" }
const buyer = { name: "Mahira Noor", buyerPhone: "01944455566", buyerLocation: "Uttara Garden" }
const texts = {
  timeUsed: "three monsoons",
  productDescription: "Found under a tamarind tree.",
  brand: "Quasemtone",
  model: "Tamarind II",
  faults: "A monsoon got into it.",
  area: "Behind the tamarind",
}
const unsoldName = "Zithertone"

type Traded = Awaited<ReturnType<typeof appWithTrade>>

/** A seller and a buyer with texts wherever a user can leave them, and with sent and waiting mails. */
async function appWithTrade(leave?: Way["leave"]) {
  setClockBack()
  const product = await testApp({ SUPPORT_EMAIL: "help@backline.example" })
  const { newUser, context, nobody, ana, rahim, guitars } = product
  const [zubayer, mahira] = [await newUser(seller.name, "Seller"), await newUser(buyer.name, "Buyer")]
  const { name: _, ...where } = seller
  const productPhotos = [await photoOf(zubayer), await photoOf(zubayer)]
  const photos = { productPhoto: productPhotos[0], productPhotos }
  const sold = await listProduct(zubayer, guitars, { ...where, ...texts, ...photos })
  const unsold = await listProduct(zubayer, guitars, { ...where, ...texts, productName: unsoldName })
  const others = await listProduct(rahim, guitars)
  const paid = await bookProduct(ana, sold)
  for (const productId of [sold, unsold, others]) await mahira.post("/api/bookings", { ...buyer, productId })
  await ana.post("/api/wishlist", { product: { _id: unsold } })
  await ana.post("/api/bookings", { buyerPhone: "01800000001", buyerLocation: "Mirpur", productId: unsold })
  for (const { name, email } of [zubayer, mahira]) {
    await nobody.post("/api/contact", { name, email, message: `Call ${name}.` })
    await nobody.post("/api/auth/request-password-reset", { email })
    await sql`insert into community values (gen_random_uuid(), ${email})`.execute(product.db)
  }
  const search = { q: `${unsoldName} in ${buyer.buyerLocation}` }
  await mahira.post("/api/saved-searches", { name: `For ${buyer.name}`, search })
  await writeTo(
    mahira,
    await getInTouch(mahira, { ...mahira, message: `Call ${mahira.name}.` }),
    `I live in ${buyer.buyerLocation}.`,
  )
  await sendPhoto(mahira, await writeAbout(mahira, unsold, `I live in ${buyer.buyerLocation}.`))
  await say(zubayer, await writeAbout(ana, unsold), `Come to ${seller.location}.`)
  const more = (await leave?.(product, zubayer, mahira)) ?? []
  await runDueJobs(context)
  await payBooking(ana, paid)
  await receiveProduct(ana, paid)
  const own = await bookProduct(mahira, await listProduct(rahim, guitars))
  await payBooking(mahira, own)
  await receiveProduct(mahira, own)
  await getInTouch(nobody, zubayer)
  await context.sandbox?.delivered()
  await refreshVocabulary(product.db)
  return { ...product, zubayer, mahira, more, sold, unsold, paid }
}

/** Generates an id an hour in the future, so that later ids are ahead of the clock. */
function setClockBack() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 })
  uuidv7()
  vi.useRealTimers()
}

type Way = {
  removedBy: (product: Traded) => Promise<unknown>
  leave?: (app: TestApp, seller: Person, buyer: Person) => Promise<string[]>
  /** The number of photos before the removal, and of other users' photos afterwards. */
  photos: [number, number]
}

const ways: [string, Way][] = [
  ["the admin", { removedBy: removedByAdmin, leave: leaveMoreWords, photos: [11, 5] }],
  // an earlier version of the product, which had fewer tables
  ["an earlier version", { removedBy: removedEarlier, photos: [5, 2] }],
]

test.each(isFull ? ways : ways.slice(0, 1))(
  "no word and no photo is left of people who were removed by %s",
  async (_, way) => {
    const product = await appWithTrade(way.leave)
    const { zubayer, mahira, more, ana, nobody, sold, unsold, paid, db, context } = product
    const words = [zubayer, mahira].flatMap(({ name, email }) => [...name.split(" "), email])
    const all = [...words, ...Object.values({ ...seller, ...buyer, ...texts }), unsoldName, ...more]
    const before = await wordsLeft(db, context.config.dataDir, all)
    expect(before.length).toBeGreaterThan(40)
    if (way.leave) expect(await columnsLeftEmpty(db, before)).toEqual(columnsWithoutWords)
    const photos = () => readdir(join(context.config.dataDir, "photos"))
    expect(await photos()).toHaveLength(way.photos[0])
    await way.removedBy(product)
    await endLateMails(product)
    await refreshVocabulary(db)
    expect(await wordsLeft(db, context.config.dataDir, all)).toEqual([])
    expect(await photos()).toHaveLength(way.photos[1])
    const left = await read(Product, nobody.get(`/api/products/${sold}`))
    expect(left).toMatchObject({ sellerName: "Former member", productPhoto: "", productPhotoSizes: [] })
    const bookings = await read(Bookings, ana.get(`/api/bookings?email=${ana.email}`))
    expect(bookings.find(({ productId }) => productId === unsold)).toMatchObject({
      productName: "Removed product",
      availability: "GONE",
    })
    const record = await read(Booking, ana.get(`/api/bookings/${paid}`))
    expect(record).toMatchObject({ productName: left.productName, sellerName: "Former member", paid: true })
    expect(await violations(db, context.cards)).toEqual([])
  },
)

/** Columns without text: a new one is filled in test/leaving-words.ts or has its reason in test/text-columns.ts. */
async function columnsLeftEmpty(db: Db, places: string[]) {
  const filled = new Set(places.map((place) => place.slice(0, place.indexOf(":"))))
  return (await textColumns(db)).filter((column) => !filled.has(column))
}

/** A process that was sending mails during the removal writes a digest and an outbox file; then its lease ends. */
async function endLateMails({ zubayer, mahira, ana, db, context }: Traded) {
  const content = {
    mentions: [zubayer.id],
    write: () => ({ subject: "Late", paragraphs: [zubayer.name] }),
  }
  await queueMail(db, english(ana.email), { ...content, kind: "money" })
  await runDueJobs(context)
  await queueMail(db, english(mahira.email), { ...content, kind: "digest" })
  await sql`update users set "deletedAt" = now() - interval '120 s' where "deletedAt" is not null`.execute(db)
  await eraseFiles(context)
}

async function removedByAdmin({ admin, zubayer, mahira }: Traded) {
  await settleBalance(admin, zubayer)
  expect((await admin.delete(`/api/users/seller/${zubayer.id}`)).status).toBe(200)
  expect((await admin.delete(`/api/users/buyer/${mahira.id}`)).status).toBe(200)
}

/** Removes the users as schema version 10 did, then runs the migration and the jobs of the next start. */
async function removedEarlier({ zubayer, mahira, db, context }: Traded) {
  for (const { id, email } of [zubayer, mahira]) {
    await sql`update users set "deletedAt" = now() where id = ${id}`.execute(db)
    await sql`delete from identity.verification`.execute(db)
    await sql`delete from profiles where "userId" = ${id}`.execute(db)
    await sql`update products set brand = null, model = null, faults = null, area = null where "sellerId" = ${id}`.execute(
      db,
    )
    await sql`delete from identity."user" where email = ${email}`.execute(db)
    await sql`update products set "deletedAt" = now() where "sellerId" = ${id} and "soldAt" is null`.execute(
      db,
    )
    await sql`update mails set mentions = '{}', text = translate(text, ${"“”\u2068\u2069"}, '')`.execute(db)
  }
  // tables that the earlier version did not have
  for (const table of [
    "supportMessages",
    "supportConversations",
    "messages",
    "messagePhotos",
    "participants",
    "conversations",
    "savedSearches",
    "dealTerms",
  ])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`update products set brand = null, model = null, faults = null, area = null`.execute(db)
  await db.deleteFrom("furtherPhotos").execute()
  await eraseRemovedPeople(db)
  await eraseFiles(context)
}

test("photos that their host cannot delete now hold up no others, and are deleted as soon as it can", async () => {
  const product: TestApp = await testApp()
  const { admin, rahim, guitars, db, context } = product
  await listProduct(rahim, guitars)
  const { remove } = context.imageHost
  await sql`insert into images (id, "ownerId", sizes)
    select lpad(number::text, 32, '0')::uuid, ${rahim.id}, sizes from images, generate_series(1, 20) as number
    where "ownerId" = ${rahim.id}`.execute(db)
  let tries = 0
  const removeSome = async (sizes: PhotoSize[]) => {
    tries += 1
    if (tries <= 20) throw new Error("away")
    await remove(sizes)
  }
  Object.assign(context.imageHost, { remove: removeSome })
  expect((await admin.delete(`/api/users/seller/${rahim.id}`)).status).toBe(200)
  const ofRahim = db.selectFrom("images").select("id").where("ownerId", "=", rahim.id)
  expect(await ofRahim.execute()).toHaveLength(20)
  expect(await readdir(join(context.config.dataDir, "photos"))).toEqual([])
  Object.assign(context.imageHost, { remove })
  await eraseFiles(context, AbortSignal.abort())
  expect(await ofRahim.execute()).toHaveLength(20)
  await eraseFiles(context)
  expect(await ofRahim.execute()).toEqual([])
})
