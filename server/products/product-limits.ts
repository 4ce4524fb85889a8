import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Tx } from "../../db/tables.ts"
import { Problem, tooManyRequests } from "../http/problem.ts"
import { day, hour, second } from "../process/durations.ts"
import type { Say } from "../http/texts.ts"
import * as users from "../users/users.ts"
import type { Seller } from "../users/users.ts"
import { isAvailableIgnoringSuspension, isSold } from "./state.ts"

const week = 7 * day
const maxForAge = 10
const maxForSales = 30

function allowance(perHour: number, { weeks, sales }: { weeks: number; sales: number }) {
  return perHour + Math.min(weeks, maxForAge) + Math.min(sales, maxForSales)
}

/** Locks the seller until the transaction ends. Throws `too-many-requests`, `not-signed-in`. */
export async function assertWithinLimit(tx: Tx, { id }: Seller, perHour: number) {
  const { weeks, sales } = await tx
    .selectFrom("users")
    .select(sql<number>`floor(extract(epoch from now() - "createdAt") / ${week / second})::int`.as("weeks"))
    .select(({ selectFrom }) =>
      selectFrom("products")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("sellerId", "=", id)
        .where(isSold())
        .as("sales"),
    )
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => users.accountRemoved)
  const most = allowance(perHour, { weeks, sales: Number(sales) })
  const wait = await waitAfter(tx, id, most)
  if (wait) throw tooManyRequests(wait, (say) => say.tooManyListed(most))
}

/** Returns milliseconds; undefined with fewer than `most` products in the last hour. */
async function waitAfter(tx: Tx, sellerId: string, most: number) {
  const first = await tx
    .selectFrom("products")
    .select(sql<number>`${hour} - extract(epoch from now() - "createdAt")::float8 * ${second}`.as("wait"))
    .where("sellerId", "=", sellerId)
    .where("createdAt", ">", sql<Date>`now() - make_interval(secs => ${hour / second})`)
    .orderBy("createdAt", "desc")
    .offset(most - 1)
    .limit(limitLiteral(1))
    .executeTakeFirst()
  return first?.wait
}

/** Call it before {@link assertNotDuplicate}, which would not see a concurrent duplicate. */
export function lockForListing(tx: Tx, perHour: number | undefined, seller: Seller) {
  return perHour === undefined ? users.lockActive(tx, seller) : users.lockExclusively(tx, seller)
}

type Listing = { id?: string; imageId: string | null; productName: string; productDescription: string }

/** Throws `invalid` for the photo or text of another available product of this seller, whom the caller has locked. */
export async function assertNotDuplicate(tx: Tx, { id }: Seller, listing: Listing) {
  const { isSamePhoto, isSameText } = await tx
    .selectFrom("products")
    .innerJoin("images", "images.id", "products.imageId")
    .select([
      sql<boolean | null>`bool_or(${isSamePhotoSql(listing)})`.as("isSamePhoto"),
      sql<boolean | null>`bool_or(${isSameTextSql(listing)})`.as("isSameText"),
    ])
    .where("sellerId", "=", id)
    .where(isAvailableIgnoringSuspension())
    .$if(listing.id !== undefined, (query) => query.where("products.id", "<>", listing.id ?? ""))
    .executeTakeFirstOrThrow()
  const errors = {
    ...(isSamePhoto && { productPhoto: (say: Say) => say.samePhoto }),
    ...(isSameText && { productDescription: (say: Say) => say.sameText }),
  }
  if (isSamePhoto || isSameText) throw Problem.ofFields(errors)
}

function isSamePhotoSql({ imageId }: Listing) {
  return sql`images.id = ${imageId} or images."contentHash" = (select "contentHash" from images where id = ${imageId})`
}

function isSameTextSql({ productName, productDescription }: Listing) {
  const own = sql`"productName" || ' ' || "productDescription"`
  return sql`${normalizedSql(own)} = ${normalizedSql(`${productName} ${productDescription}`)}`
}

function normalizedSql(words: unknown) {
  return sql`lower(regexp_replace(${words}, '[[:space:]]+', ' ', 'g'))`
}
