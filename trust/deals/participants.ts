import { v7 as uuidv7 } from "uuid"
import type { Db } from "../../db/tables.ts"
import { makeAdmin } from "../../server/admins/make-admin.ts"
import { insertUser } from "../../test/insert-user.ts"
import { type Api, apiOf, type Person, personWith, withAccessToken } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"

/** Where deals are made: the processes of a product, and a connection to their database. */
export type Place = { products: [Product, ...Product[]]; api: Api; db: Db; secret: string; isAhead: boolean }

/** The participants of a history, and its products. */
export type Participants = { sellers: Person[]; buyers: Person[]; admin: Person; products: string[] }

/** In BDT. */
export const price = 62_000

/** Distributes calls over the processes in turn. */
export async function placeOf(products: Place["products"], db: Db, isAhead = false): Promise<Place> {
  let calls = 0
  const api: Api = {
    request: (path, init) => {
      const product = products[calls % products.length] ?? products[0]
      calls += 1
      return fetch(new URL(path, product.address), init)
    },
  }
  return { products, api, db, secret: await products[0].secret(), isAhead }
}

/** Signs a user up and in; `name` must be unique. */
export async function signUpPerson(
  { products: [product], api, db, secret, isAhead }: Place,
  name: string,
  role: "Seller" | "Buyer",
) {
  const made = await insertUser({ api, db, secret }, name, role)
  if (!isAhead) return made
  // a token issued by our time would have expired in a process whose clock is ahead
  const { accessToken } = await withAccessToken(apiOf(product), made)
  return personWith(api, { ...made, accessToken })
}

export async function adminOf(place: Place, name: string) {
  const admin = await signUpPerson(place, name, "Buyer")
  await makeAdmin(place.db, admin.email)
  return admin
}

/** Two sellers, four buyers and three products, the first two of the first seller. */
export async function signUpParticipants(place: Place, admin: Person, name: string): Promise<Participants> {
  const people = (role: "Seller" | "Buyer", howMany: number) =>
    Promise.all(
      Array.from({ length: howMany }, (_, number) => signUpPerson(place, `${role} ${number} ${name}`, role)),
    )
  const [sellers, buyers] = await Promise.all([people("Seller", 2), people("Buyer", 4)])
  const [first, second] = sellers
  const owners = [first, first, second].flatMap((owner) => owner?.id ?? [])
  return { sellers, buyers, admin, products: await insertProducts(place.db, owners) }
}

/** Inserts one product that may be sent for each of these sellers; returns their ids. */
export async function insertProducts(db: Db, sellerIds: string[]) {
  const { id: categoryId, imageId } = await categoryOf(db)
  const rows = sellerIds.map((sellerId) => ({ id: uuidv7(), sellerId, categoryId, imageId, ...guitar }))
  await db.insertInto("products").values(rows).execute()
  return rows.map(({ id }) => id)
}

const guitar = {
  productName: "Fender Player Stratocaster",
  productCondition: "Good" as const,
  sellingPrice: price * 100,
  buyingPrice: 9_500_000,
  timeUsed: "2 years",
  phoneNumber: "01700000001",
  location: "Dhanmondi, Dhaka",
  productDescription: "Played at home, never gigged.",
  courierFee: 15_000,
}

/** The first category, or a new one after all rows were deleted. */
async function categoryOf(db: Db) {
  const first = db.selectFrom("categories").select(["id", "imageId"]).orderBy("position").limit(1)
  const found = await first.executeTakeFirst()
  if (found) return found
  const made = { id: uuidv7(), imageId: uuidv7() }
  const sizes = JSON.stringify([{ url: `/photos/${made.imageId}-320.webp`, width: 320, height: 240 }])
  await db.insertInto("images").values({ id: made.imageId, sizes }).execute()
  await db
    .insertInto("categories")
    .values({ ...made, categoryName: "Guitars", position: 0 })
    .onConflict((on) => on.doNothing())
    .execute()
  return first.executeTakeFirstOrThrow()
}
