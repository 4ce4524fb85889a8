import { sql } from "kysely"
import { Client } from "pg"
import { connect } from "../db/connect.ts"
import { fillSearch } from "../db/migrations/0021-search.ts"
import { refreshVocabulary } from "../server/products/vocabulary.ts"
import { copy } from "./copy.ts"
import { imageOf, type PlacedProduct, placedProductOf, templatesOf } from "./products.ts"
import { fillWithPeople, type Someone, userAt } from "./people.ts"
import { places } from "./places.ts"
import { eventOf, bookingOf, intentOf, paymentOf, sandboxIntentOf, wishOf } from "./sales.ts"

/** Users with long lists at every size: a twentieth of all products, a thirtieth of all bookings. */
type Busy = { seller: Someone; buyer: Someone }

/**
 * Fills a migrated database with `size` products, their bookings and wishes, and users to match. The products repeat
 * the demo's, each with its own price and creation time.
 */
export async function fillDatabase(address: string, size: number, busy: Busy) {
  const client = new Client(address)
  await client.connect()
  try {
    await client.query(withoutChecks)
    await fillWithPeople(client, size)
    await fillWithProducts(client, size, busy)
    await fillSearchIndex(address)
    await client.query("vacuum analyze")
  } finally {
    await client.end()
  }
}

/**
 * Fills the search index, since COPY bypassed its triggers. Drops its indexes first: filling a table without indexes is
 * several times as fast.
 */
async function fillSearchIndex(address: string) {
  const { db, close } = connect(address, { statementTimeout: 0 })
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'search' and tablename = 'products' and indexname <> 'products_pkey'`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.id("search", name)}`.execute(db)
  await fillSearch(db)
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
  await refreshVocabulary(db)
  await close()
}

// switches foreign keys and triggers off where the role may do so: all references are generated consistently
const withoutChecks = `
  do $$ begin
    perform set_config('session_replication_role', 'replica', false);
  exception when insufficient_privilege then
  end $$`

async function fillWithProducts(client: Client, size: number, { seller, buyer }: Busy) {
  const templates = await templatesOf(client)
  const placedProducts = () =>
    places(1, size + 1).map((place) =>
      placedProductOf(place, templates, place % 20 === 7 ? seller : userAt("Seller", place, size)),
    )
  const booked = () =>
    placedProducts().map((each) => ({ ...each, buyer: userAt("Buyer", each.place * 31, size) }))
  const sales = () => booked().filter(({ product }) => product.soldAt !== null)
  const wisherOf = ({ place }: PlacedProduct) => userAt("Buyer", place * 17, size)
  const some = (every: number, from: number) => placedProducts().filter(({ place }) => place % every === from)
  const bookings = booked().map((each) => bookingOf("booking", each))
  const ownBookings = some(33, 5).map((each) => bookingOf("own booking", { ...each, buyer }))
  const wishes = placedProducts().map((each) => wishOf("wish", each, wisherOf(each)))
  const ownWishes = some(40, 9).map((each) => wishOf("own wish", each, buyer))
  const products = placedProducts().map(({ product }) => product)
  await copy(client, "images", placedProducts().map(imageOf))
  await copy(client, "products", products)
  await copy(client, "bookings", bookings)
  await copy(client, "bookings", ownBookings)
  await copy(client, "wishlist", wishes)
  await copy(client, "wishlist", ownWishes)
  await copy(client, "paymentIntents", sales().map(intentOf))
  await copy(client, "sandbox.intents", sales().map(sandboxIntentOf))
  await copy(client, "payments", sales().map(paymentOf))
  await copy(client, "events", sales().map(eventOf))
}
