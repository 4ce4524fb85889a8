import type { Context } from "hono"
import { Deal } from "../../contract/deals.ts"
import type { Db } from "../../db/tables.ts"
import type { Deal as Row } from "../bookings/find-deal.ts"
import { send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import type { SignedIn } from "../users/users.ts"
import { actWithoutMove, type ActWithoutMove } from "./act-without-move.ts"
import { type Act, actOn } from "./act-on.ts"
import * as deals from "./deals.ts"
import { toDeal } from "./wire.ts"

type MemberContext = Context<Env & { Variables: { user: SignedIn & { sessionId: string } } }>

export async function actAndRespond(c: MemberContext, id: string, act: Act) {
  await actOn(c.env.db, c.var.user, id, act)
  return respondWithDeal(c, id)
}

export async function actWithoutMoveAndRespond(c: MemberContext, id: string, act: ActWithoutMove) {
  await actWithoutMove(c.env.db, c.var.user, id, act)
  return respondWithDeal(c, id)
}

export async function respondWithDeal(c: MemberContext, id: string) {
  return send(c, Deal, toDeal(c.var.user, await deals.get(c.env.db, c.var.user, id)))
}

export async function withParts(db: Db, who: SignedIn, rows: Row[]) {
  const all = await deals.withAllParts(db, rows)
  return all.map((deal) => toDeal(who, deal))
}
