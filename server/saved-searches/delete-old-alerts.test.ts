import { sql } from "kysely"
import { expect, test } from "vitest"
import { runScheduledJobs } from "../../test/jobs.ts"
import { manyProducts } from "../../test/many-products.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { listProduct } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"
import { day } from "../process/durations.ts"
import { deleteOldAlerts } from "./delete-old-alerts.ts"

test("the record of who was alerted of a product is deleted half a year after it was sold or removed", async () => {
  const app = await testApp()
  const { db, context, ana, rahim, guitars } = app
  await ana.post("/api/saved-searches", { search: { q: "stratocaster" } })
  const ids: Record<string, string> = {}
  for (const what of ["sold", "gone", "sold lately", "withdrawn", "still there"])
    ids[what] = await listProduct(rahim, guitars)
  await notificationsOf(context, ana)
  await sql`update "productAlerts" set "toldAt" = now() - interval '200 days'`.execute(db)
  const ended = (what: string, changes: { soldAt?: Date; deletedAt?: Date; withdrawnAt?: Date }) =>
    db
      .updateTable("products")
      .set(changes)
      .where("id", "=", ids[what] ?? "")
      .execute()
  await ended("sold", { soldAt: daysAgo(181) })
  await ended("gone", { deletedAt: daysAgo(181) })
  await ended("sold lately", { soldAt: daysAgo(179) })
  await ended("withdrawn", { withdrawnAt: daysAgo(181) })
  await runScheduledJobs(context)
  const kept = await db.selectFrom("productAlerts").select("productId").execute()
  expect(new Set(kept.map(({ productId }) => productId))).toEqual(
    new Set(["sold lately", "withdrawn", "still there"].map((what) => ids[what])),
  )
})

test(
  "the record of who was alerted of many products removed at one moment is deleted with each",
  { tags: "full" },
  async () => {
    const app = await testApp()
    const { db, ana, rahim, guitars } = app
    const kept = await listProduct(rahim, guitars)
    await manyProducts(app, guitars, 1_001)
    await sql`insert into "productAlerts" ("userId", "productId", price, "isWaiting", "toldAt")
    select ${ana.id}, id, 100, false, now() - interval '200 days' from products`.execute(db)
    await db
      .updateTable("products")
      .set({ deletedAt: daysAgo(181) })
      .where("id", "<>", kept)
      .execute()
    await deleteOldAlerts(db)
    const left = await db.selectFrom("productAlerts").select("productId").execute()
    expect(left).toEqual([{ productId: kept }])
  },
)

function daysAgo(days: number) {
  return new Date(Date.now() - days * day)
}
