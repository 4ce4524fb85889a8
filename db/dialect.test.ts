import { Kysely, PostgresDialect } from "kysely"
import { expect, test } from "vitest"
import { testDatabase } from "../test/database.ts"
import type { Tables } from "./tables.ts"

test("a statement that begins like others says the same as one put together by itself, wherever it stands", async () => {
  const { db, pool } = await testDatabase()
  const plain = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const [ours, theirs] = [db, plain].map(statements)
  expect(ours).toEqual(theirs)
})

function statements(db: Kysely<Tables>) {
  const begun = db
    .selectFrom("products")
    .innerJoin("users", "users.id", "products.sellerId")
    .innerJoin("categories", "categories.id", "products.categoryId")
    .innerJoin("images", "images.id", "products.imageId")
    .select(["products.id", "productName", "categoryName", "users.name as sellerName"])
  const within = db
    .with("dear", () => begun.where("sellingPrice", ">", 100))
    .selectFrom("dear")
    .selectAll()
    .where("dear.id", "in", begun.where("soldAt", "is", null).clearSelect().select("products.id"))
  const valued = db
    .selectFrom("products")
    .select(({ val }) => [val(1).as("a"), val(2).as("b"), val(3).as("c")])
  const queries = [begun, begun.where("sellingPrice", "<", 5), within, begun.limit(3), valued, valued, within]
  return queries.map((query) => query.compile()).map(({ sql, parameters }) => ({ sql, parameters }))
}
