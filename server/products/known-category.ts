import { fieldError } from "../../contract/checks.ts"
import type { Db } from "../../db/tables.ts"
import { unreadableQuery } from "../http/route.ts"

type Chosen = { category?: string | undefined; categoryId?: string | undefined }

/** Needed for empty results only: any result proves that the category exists. Throws `unreadable`. */
export async function assertKnownCategory(db: Db, { category, categoryId }: Chosen) {
  const id = category ?? categoryId
  if (id === undefined) return
  const known = await db.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst()
  const name = category === undefined ? "categoryId" : "category"
  if (!known) throw unreadableQuery([{ path: [name], message: fieldError("notAChoice", "productCategory") }])
}
