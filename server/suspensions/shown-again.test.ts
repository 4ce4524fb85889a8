import { sql } from "kysely"
import { expect, test } from "vitest"
import { runScheduledJobs } from "../../test/jobs.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, type Person } from "../../test/people.ts"
import { endSuspension, liftSuspension, suspend } from "../../test/acts/suspending.ts"
import { type TestApp, testApp } from "../../test/test-app.ts"

const endings: [string, (app: TestApp) => Promise<unknown>][] = [
  ["is lifted", ({ admin, rahim }) => liftSuspension(admin, rahim)],
  ["is over", ({ db, rahim }) => endSuspension(db, rahim)],
]

test.each(endings)(
  "when the suspension of a seller %s, whoever waits for their products is told of each once",
  async (_, end) => {
    const app = await testApp()
    const { ana, tomal, rahim, admin, newUser, guitars, context } = app
    const [mina, omar] = [await newUser("Mina", "Buyer"), await newUser("Omar", "Buyer")]
    await save(mina)
    const [id, withdrawn] = [await listProduct(rahim, guitars), await listProduct(rahim, guitars)]
    for (const _id of [id, withdrawn]) await ana.post("/api/wishlist", { product: { _id } })
    await listProduct(rahim, guitars, { productName: "Korg Minilogue" })
    await bookProduct(tomal, id)
    await rahim.patch(`/api/myProducts/${withdrawn}`, { withdrawn: true })
    const before = await notifiedOf(context, mina)
    await suspend(admin, rahim)
    await save(omar)
    await end(app)
    for (let time = 0; time < 2; time += 1) await runScheduledJobs(context)
    expect(await notifiedOf(context, ana)).toEqual([
      ["listed-again", id],
      ["product-gone", withdrawn],
    ])
    expect(await notifiedOf(context, tomal)).toEqual([["available-again", id]])
    expect(await notifiedOf(context, omar)).toEqual([["search-matched", id]])
    expect(await notifiedOf(context, mina)).toEqual(before)
    // cmin: the number of the statement within its transaction
    const written =
      await sql`select count(*)::integer as count, count(distinct cmin::text)::integer as statements
      from events where type = 'product shown again'`.execute(app.db)
    expect(written.rows).toEqual([{ count: 2, statements: 1 }])
  },
)

function save(person: Person) {
  return person.post("/api/saved-searches", { search: { q: "stratocaster" } })
}

async function notifiedOf(context: TestApp["context"], person: Person) {
  return (await notificationsOf(context, person)).map(({ type, product }) => [type, product?._id])
}
