import { rm } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { apiOf, listProduct, password, stranger } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import { command, settingsOf, stateOf } from "../backups.ts"
import type { Context } from "../context.ts"
import { checkInvariants, withPatience } from "../database.ts"
import { atLeast, atMost, none, outcomeOf } from "../outcome.ts"
import { crowd } from "../people.ts"
const bulk = 100_000

/** Backs a product with sales, photos and many rows up and restores it elsewhere, repeatedly. */
export async function backupDrills(context: Context) {
  const drills: Awaited<ReturnType<typeof drill>>[] = []
  while (drills.length < context.rounds(10)) {
    const drilled = await drill(context)
    drills.push(drilled)
    context.say(`drill ${drills.length}: ${drilled.mistakes.join(", ") || "equal"}`)
  }
  return outcomeOf({
    drills: drills.length,
    "rows at least": atLeast(Math.min(...drills.map(({ rows }) => rows)), bulk),
    mistakes: none(drills.flatMap(({ mistakes }) => mistakes)),
    "ms of the slowest restore": atMost(Math.max(...drills.map(({ restore }) => restore)), 60_000),
  })
}

async function drill({ postgresql, product: open }: Context) {
  const [from, to] = [settingsOf(await postgresql?.database()), settingsOf(await postgresql?.database())]
  const [source, target] = [await open(from), await open(to)]
  const email = await createSales(source)
  const folder = await temporaryFolder("backline-trust-backup-")
  const file = join(folder, "backline.gz")
  try {
    const before = await stateOf(source)
    await command(source, from, "backup", file)
    const began = performance.now()
    await command(target, to, "restore", file)
    const restore = performance.now() - began
    const after = await stateOf(target)
    const signIn = await stranger(apiOf(target)).post("/api/auth/sign-in/email", { email, password })
    const mistakes = [
      // photos that the target had before are kept
      ...Object.keys(before.hashes).filter((part) => before.hashes[part] !== after.hashes[part]),
      ...(await checkInvariants(target)),
      ...(signIn.status === 200 ? [] : [`signing in answers ${signIn.status}`]),
    ]
    return { restore, rows: after.rows, mistakes }
  } finally {
    await rm(folder, { recursive: true })
    for (const each of [source, target]) await each.stop()
  }
}

/** Creates users, photos, wishes, bookings and sales through the API, and inserts more rows; returns the buyers. */
async function createSales(product: Product) {
  const { rahim, buyers, template, nobody } = await crowd(product, 3)
  for (const buyer of buyers) {
    const productId = await listProduct(rahim, template.categoryId)
    await buyer.post("/api/wishlist", { product: { _id: productId } })
    await payBooking(buyer, await bookProduct(buyer, productId))
    await nobody.post("/api/contact", { name: "Ana", email: buyer.email, message: "ক \\ \" '\n\t🎸 <b>" })
  }
  await withPatience(product, (db) =>
    sql`insert into contact (id, name, email, message)
      select gen_random_uuid(), 'Ana ' || n, 'ana@backline.example', repeat('Is the pedal still there? ', 8)
      from generate_series(1, ${bulk}::int) n`.execute(db),
  )
  return buyers[0]?.email ?? ""
}
