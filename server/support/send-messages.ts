import type { Context } from "hono"
import { SupportMessages } from "../../contract/support.ts"
import { linkNext } from "../http/paging.ts"
import { send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { list, type Part } from "./messages.ts"
import { type Reader, toSupportMessage } from "./wire.ts"

/** Whether the caller may read them was asked before. */
export async function sendMessages<E extends Env>(
  c: Context<E>,
  conversationId: string,
  asked: Part,
  reader: Reader,
) {
  const rows = await list(c.env.db, conversationId, asked)
  const following = rows[asked.limit]
  if (following) linkNext(c, String(following.number))
  const page = rows.slice(0, asked.limit).map((row) => toSupportMessage(row, reader))
  return send(c, SupportMessages, page)
}
