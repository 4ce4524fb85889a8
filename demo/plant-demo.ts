import { hashPassword } from "better-auth/crypto"
import { sql } from "kysely"
import pLimit from "p-limit"
import { v7 as uuidv7 } from "uuid"
import type { Db, Tx } from "../db/tables.ts"
import { demoPeople, demoPassword } from "./people.ts"
import { catalogue } from "./catalogue/catalogue.ts"
import type { DemoProduct } from "./catalogue/demo-product.ts"
import { imageOf, photograph, type StorePhoto } from "./photos.ts"
import { type People, type Planted, plantSales } from "./plant-sales.ts"
import { day, minute } from "../server/process/durations.ts"

type Say = (sentence: string) => void

/** Into a database without users, in one transaction. */
export async function plantDemo(db: Db, storePhoto: StorePhoto, say: Say) {
  if (await hasPeople(db)) return
  say("Planting the demo…")
  const photos = await photographAll(storePhoto, say)
  const password = await hashPassword(demoPassword)
  await db.transaction().execute(async (tx) => {
    // a concurrent start waits here
    await sql`select pg_advisory_xact_lock(${lockOfPlanting})`.execute(tx)
    if (await hasPeople(tx)) return
    const people = await plantPeople(tx, password)
    await plantSales(tx, people, await plantProducts(tx, people, photos))
  })
}

const lockOfPlanting = 7_001

async function hasPeople(db: Db) {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined
}

type Photos = Map<string, Awaited<ReturnType<typeof photograph>>>

/** How many photos are drawn until the next line says so. */
const photosALine = 12

/** By product name; draws one while another is encoded. */
async function photographAll(storePhoto: StorePhoto, say: Say): Promise<Photos> {
  const products = catalogue.flatMap((category) => category.products)
  const limit = pLimit(2)
  let done = 0
  const photos = products.map(({ productName, picture }) =>
    limit(async () => {
      const photo = await photograph(picture, storePhoto)
      done += 1
      if (done % photosALine === 0) say(`  ${done} of ${products.length} photos`)
      return [productName, photo] as const
    }),
  )
  return new Map(await Promise.all(photos))
}

async function plantPeople(tx: Tx, password: string): Promise<People> {
  return {
    admin: await plantPerson(tx, demoPeople.admin, password),
    rahim: await plantPerson(tx, demoPeople.rahim, password, "VERIFIED"),
    sadia: await plantPerson(tx, demoPeople.sadia, password),
    ana: await plantPerson(tx, demoPeople.ana, password),
    tomal: await plantPerson(tx, demoPeople.tomal, password),
  }
}

async function plantPerson(
  tx: Tx,
  { name, email, role }: (typeof demoPeople)[keyof typeof demoPeople],
  password: string,
  status?: "VERIFIED",
) {
  const identityId = uuidv7()
  await tx.insertInto("identity.user").values({ id: identityId, name, email, emailVerified: true }).execute()
  await tx
    .insertInto("identity.account")
    .values({ id: uuidv7(), userId: identityId, accountId: identityId, providerId: "credential", password })
    .execute()
  const id = uuidv7()
  await tx
    .insertInto("users")
    .values({ id, identityId, name, email, role, ...(status && { status }) })
    .execute()
  return id
}

async function plantProducts(tx: Tx, people: People, photos: Photos) {
  const categories = await tx.selectFrom("categories").select(["id", "categoryName"]).execute()
  const planted: Planted[] = []
  for (const { categoryName, products } of catalogue) {
    const categoryId = categories.find((category) => category.categoryName === categoryName)?.id
    if (!categoryId) throw new Error(`the category ${categoryName} is not planted`)
    for (const [index, product] of products.entries()) {
      const photo = photos.get(product.productName)
      if (!photo) throw new Error(`${product.productName} has no photo`)
      planted.push(await plantProduct(tx, product, people[product.seller], categoryId, photo, index))
    }
  }
  return planted
}

async function plantProduct(
  tx: Tx,
  product: DemoProduct,
  sellerId: string,
  categoryId: string,
  photo: { id: string; sizes: Parameters<typeof imageOf>[0]["sizes"] },
  index: number,
): Promise<Planted> {
  const { picture: _, seller, daysAgo, advertised, sold, sellingPrice, buyingPrice, ...words } = product
  const createdAt = new Date(Date.now() - daysAgo * day - index * 47 * minute)
  // lists are sorted by id, so its timestamp must match
  const id = uuidv7({ msecs: createdAt.getTime() })
  await tx.insertInto("images").values(imageOf(photo, sellerId)).execute()
  await tx
    .insertInto("products")
    .values({
      id,
      sellerId,
      categoryId,
      imageId: photo.id,
      productName: words.productName,
      productCondition: words.productCondition,
      timeUsed: words.timeUsed,
      location: words.location,
      productDescription: words.productDescription,
      phoneNumber: seller === "rahim" ? "01700000101" : "01700000202",
      sellingPrice: sellingPrice * 100,
      buyingPrice: buyingPrice * 100,
      createdAt,
      ...(advertised && { advertisedAt: createdAt }),
    })
    .execute()
  return { ...product, id, createdAt }
}
