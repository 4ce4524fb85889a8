import { sql } from "kysely"
import { Inserted, Modified } from "../contract/fields.ts"
import { Profile } from "../contract/profile.ts"
import type { Db } from "../db/tables.ts"
import { showAgain } from "../server/products/hide-products.ts"
import { deal, dealOf, inHours, showCode } from "./acts/dealing.ts"
import { showPhoto } from "./acts/disputing.ts"
import { buyerContact, payBooking, receiveProduct } from "./acts/paying.ts"
import { listProduct, password, type Person, photoOf, read } from "./people.ts"
import { receiverKeys } from "./servers/push-encryption.ts"
import { close, report } from "./acts/reporting.ts"
import { endSuspension } from "./acts/suspending.ts"
import { say, writeAbout } from "./acts/talking.ts"
import type { TestApp } from "./test-app.ts"

const ofSeller = {
  place: "Heron Tea Stall",
  statement: "It was heron when she took it.",
  review: "Heron and polite.",
  reply: "Heron to you, too.",
  courier: "Heron Riders",
  trackingCode: "HERON-4711",
  address: "",
}
const ofBuyer = {
  place: "Marigold Tea Stall",
  statement: "The neck is marigold.",
  review: "Marigold and quick.",
  reply: "Marigold to you, too.",
  courier: "",
  trackingCode: "MARIGOLD-4712",
  address: "House 9, Marigold Lane",
}
const ofOthers = {
  place: "Bashundhara City",
  statement: "Not so.",
  review: "Good.",
  reply: "Thank you.",
  courier: "Pathao",
  trackingCode: "",
  address: "House 4, Road 7",
}
const account = {
  holder: "Z. Quasem and Herons",
  number: "9988776655443",
  bank: "Heron Bank, Lalmatia",
  routing: "987654321",
}
const district = "bandarban"
const key = "key-of-kingfisher"
const reason = "The Sandpiper affair"

type Trade = { seller: Person; buyer: Person; productId: string }

/** Leaves texts of a seller and a buyer in deals, payouts and browsers; returns all of them. */
export async function leaveMoreWords(app: TestApp, zubayer: Person, mahira: Person) {
  const { db, rahim, ana, guitars } = app
  await read(Profile, mahira.patch("/api/users/me", { photo: await photoOf(mahira) }))
  for (const [seller, buyer] of [
    [zubayer, ana],
    [rahim, mahira],
  ] as const) {
    const list = () =>
      listProduct(seller, guitars, { courierFee: 150, ...(seller === zubayer && { district }) })
    await tradeByHand({ seller, buyer, productId: await list() })
    await tradeByCourier(app, { seller, buyer, productId: await list() })
  }
  const search = { q: "guitar", district }
  await read(Inserted, mahira.post("/api/saved-searches", { search }, { "Idempotency-Key": key }))
  const talk = await writeAbout(mahira, await listProduct(rahim, guitars), "Hello.")
  await say(mahira, talk, "Marigold?", key)
  await close(app.admin, await report(mahira, talk, { statement: ofBuyer.statement }), "unfounded")
  await read(Modified, zubayer.put("/api/payout-account", { method: "bank", ...account, password }))
  await sql`update "payoutAccounts" set "changedAt" = now() - interval '4 days'`.execute(db)
  for (const person of [zubayer, mahira]) {
    await read(Modified, app.admin.put(`/api/users/${person.id}/suspension`, { reason }))
    await endSuspension(db, person)
  }
  await showAgain(db)
  const said = [ofSeller, ofBuyer, account].flatMap((words) => Object.values<string>(words))
  return [
    district,
    key,
    reason,
    ...said.filter(Boolean),
    ...(await tracesIn(db, zubayer, mahira)),
    ...(await leaveInBrowsers(db, zubayer, mahira)),
  ]
}

async function tradeByHand({ seller, buyer, productId }: Trade) {
  const id = await bookWith(buyer, { productId })
  await payBooking(buyer, id)
  const proposer = saidBy(seller) === ofSeller ? seller : buyer
  const other = proposer === seller ? buyer : seller
  const { place } = saidBy(proposer)
  const { meeting } = await deal(proposer, id, "meeting", { place, at: inHours(2) })
  await deal(other, id, "meeting/agree", { version: meeting?.version })
  await showCode(buyer, id)
  await receiveProduct(buyer, id)
}

async function tradeByCourier({ admin }: TestApp, { seller, buyer, productId }: Trade) {
  const { address } = saidBy(buyer)
  const id = await bookWith(buyer, { productId, delivery: "courier", address })
  await payBooking(buyer, id, 62_000)
  const [of, its] = [saidBy(seller), saidBy(buyer)]
  await deal(seller, id, "send", { courier: of.courier, trackingCode: its.trackingCode || of.trackingCode })
  await deal(buyer, id, "dispute", { reason: "damaged", statement: its.statement })
  const leaving = of === ofSeller ? seller : buyer
  const evidence = [await showPhoto(leaving, id)]
  await deal(seller, id, "statement", { text: of.statement })
  await deal(leaving, id, "statement", { text: "See.", evidence })
  await deal(admin, id, "decide", { outcome: "release", reason: "Nothing in the photos is broken." })
  for (const [person, { review: text }] of [
    [buyer, its],
    [seller, of],
  ] as const)
    await person.put(`/api/deals/${id}/review`, { stars: 4, tags: [], text })
  const { reviews } = await dealOf(leaving, id)
  const toAnswer = reviews?.published.find(({ author }) => author._id !== leaving.id)
  await leaving.post(`/api/reviews/${toAnswer?._id}/reply`, { text: saidBy(leaving).reply })
}

function saidBy({ name }: Person) {
  return { "Zubayer Quasem": ofSeller, "Mahira Noor": ofBuyer }[name] ?? ofOthers
}

async function bookWith(buyer: Person, more: object) {
  const response = buyer.post("/api/bookings", { ...buyerContact, ...more })
  return (await read(Inserted, response)).insertedId
}

/** Traces of their photos and texts: bytes that only these two have sent, image addresses, content hashes. */
async function tracesIn(db: Db, ...people: Person[]) {
  const ids = people.map(({ id }) => id)
  const { rows } = await sql<{ trace: string }>`
    select substr(encode(bytes, 'hex'), 200, 60) as trace
      from (select bytes from evidence union all select bytes from "messagePhotos") as shown
    union select sizes #>> '{0,url}' from images where "ownerId" = any(${ids}::uuid[])
    union select "contentHash" from images group by "contentHash" having bool_and("ownerId" = any(${ids}::uuid[]))
    union select "textHash" from messages where "senderId" = any(${ids}::uuid[]) and text <> ''`.execute(db)
  return rows.flatMap(({ trace }) => trace || [])
}

/** Leaves push subscriptions, and what a login with Google would leave; returns the values. */
async function leaveInBrowsers(db: Db, ...people: Person[]) {
  const words: string[] = Object.values(ofIdentity)
  for (const { id, email, post } of people) {
    const { ecdh, auth } = receiverKeys()
    const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") }
    const endpoint = `https://push.example/kingfisher-${id}`
    await read(Inserted, post("/api/push-subscriptions", { endpoint, keys, language: "en" }))
    words.push(endpoint, ...Object.values(keys), ...(await leaveInIdentity(db, email)))
  }
  return words
}

const ofIdentity = {
  image: "https://kingfisher.example/me.png",
  userAgent: "Kingfisher browser",
  address: "203.0.113.77",
  hash: "hash-of-kingfisher",
  token: "token-of-kingfisher",
}

async function leaveInIdentity(db: Db, email: string) {
  const { image, userAgent, address, hash, token } = ofIdentity
  const { rows } = await sql<{ id: string; token: string }>`
    with own as (update identity."user" set image = ${image} where email = ${email} returning id),
      accounts as (update identity.account set password = ${hash}, "accessToken" = ${token}, "refreshToken" = ${token},
        "idToken" = ${token} from own where "userId" = own.id),
      "signedUp" as (insert into identity."signUps" ("identityId", address) select id, ${address} from own)
    update identity.session set "userAgent" = ${userAgent}, "ipAddress" = ${address} from own
    where "userId" = own.id returning own.id::text as id, token`.execute(db)
  return rows.flatMap(({ id, token }) => [id, token])
}
