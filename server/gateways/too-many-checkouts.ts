import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import { tooManyRequests } from "../http/problem.ts"
import { day, minute } from "../process/durations.ts"
import { payTime } from "./waits.ts"

const liveAtOnce = 2
const unpaidADay = 2

/** Limits checkouts, since each reserves a product. Throws `too-many-requests` with the time to wait. */
export async function assertCheckoutsLeft(tx: Tx, buyer: { buyerId: string; productId: string; now: Date }) {
  const recent = await findRecent(tx, buyer)
  const live = recent.filter(({ state }) => state === "claimed")
  const unpaid = recent.filter(
    ({ state, productId }) => state === "released" && productId === buyer.productId,
  )
  const until = Math.max(endOf(live[liveAtOnce - 1], payTime), endOf(unpaid[unpaidADay - 1], day))
  if (until === 0) return
  // a live claim may outlast the buyer's payment time, since banks may take longer
  const wait = Math.max(until - buyer.now.getTime(), minute)
  throw tooManyRequests(wait, (say) => say.tooManyCheckouts)
}

function endOf(payment: { claimedAt: Date } | undefined, time: number) {
  return payment ? payment.claimedAt.getTime() + time : 0
}

/** Newest first, without released claims whose page did not open or whose outcome is unknown. */
function findRecent(tx: Tx, { buyerId }: { buyerId: string }) {
  return tx
    .selectFrom("payments")
    .select(["productId", "state", "claimedAt"])
    .where("buyerId", "=", buyerId)
    .where("provider", "<>", "card")
    .where("kind", "=", sql<"deal">`'deal'`)
    .where(({ or, and, eb }) =>
      or([eb("state", "=", "claimed"), and([eb("sessionUrl", "is not", null), eb("unknownAt", "is", null)])]),
    )
    .where("claimedAt", ">", sql<Date>`now() - make_interval(secs => ${day / 1_000})`)
    .orderBy("claimedAt", "desc")
    .execute()
}
