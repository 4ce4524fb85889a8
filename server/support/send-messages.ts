import type { Context } from "hono"
import { SupportMessages } from "../../contract/support.ts"
import type { NumberedPage } from "../../db/list.ts"
import { paginateNumbered } from "../http/paging.ts"
import { send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { list } from "./messages.ts"
import { type Reader, toSupportMessage } from "./wire.ts"

/** The caller has checked access. */
export async function sendMessages<E extends Env>(
  c: Context<E>,
  conversationId: string,
  position: NumberedPage,
  reader: Reader,
) {
  const rows = await list(c.env.db, conversationId, position)
  const page = paginateNumbered(c, position, rows)
  return send(
    c,
    SupportMessages,
    page.map((row) => toSupportMessage(row, reader)),
  )
}
