import { sql } from "kysely"
import { isSoldState } from "../../contract/deal-states.ts"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import { toAdmins } from "./admins.ts"
import { keyOf } from "./make.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"
import { tell, withPrice } from "./of-deals.ts"

/** If the hold is a chargeback, "chargeback opened" notifies the admins, and the seller of a completed deal. */
export async function dealPutOnHold(db: Db, event: Event) {
  const isByBank = (await chargebackStates(db, event)).length > 0
  const told = await tell(db, event, (state) => {
    const isSellers = isByBank && state === "completed"
    return { type: "deal-on-hold", to: isSellers ? ["buyer"] : ["buyer", "seller"] }
  })
  return [...told, ...(isByBank ? [] : await toAdmins("hold-to-clear")(db, event))]
}

export async function chargebackOpened(db: Db, event: Event) {
  // "chargeback closed" notifies of a chargeback that was closed meanwhile
  if (!(await chargebackStates(db, event)).includes("open")) return []
  const told = await tellSeller(db, event, "sale-charged-back", event.data.amount)
  return [...told, ...(await toAdmins("chargeback-opened")(db, event))]
}

/** `price` is what the chargeback costs the seller, in poisha. */
export async function chargebackClosed(db: Db, event: Event) {
  const { amount, outcome, price } = event.data
  const told =
    outcome === "lost"
      ? await tellSeller(db, event, "sale-lost", price)
      : await tellSeller(db, event, "sale-stands", amount)
  const again = await toldAgain(db, event)
  return [...(outcome ? told : []), ...again, ...(await toAdmins("chargeback-closed")(db, event))]
}

/** Corrects an earlier "deal-cleared": the chargeback is now lost, or won after a loss was notified. */
async function toldAgain(db: Db, event: Event) {
  const { amount, outcome } = event.data
  const told = await tell(db, event, (state, isOnHold) => {
    if (!isSoldState(state) || isOnHold) return undefined
    // the seller of a completed deal gets "sale-lost" or "sale-stands"
    if (state === "completed") return outcome === "lost" ? undefined : { type: "deal-cleared", to: ["buyer"] }
    return { type: "deal-cleared", to: ["buyer", "seller"] }
  })
  if (outcome === "lost") return withPrice(told, amount)
  return (await whoReadsLost(db, told)).map((each) => ({ ...each, data: { wasPrice: amount ?? 0 } }))
}

async function whoReadsLost(db: Db, told: NotificationDraft[]) {
  const [first] = told
  if (!first) return []
  const found = await db
    .selectFrom("notifications")
    .select("userId")
    .where(
      "userId",
      "in",
      told.map(({ userId }) => userId),
    )
    .where("key", "=", keyOf(first))
    .where(sql<boolean>`data ->> 'price' is not null`)
    .execute()
  return told.filter((each) => found.some(({ userId }) => userId === each.userId))
}

/** Notifies the seller only after completion; before that, the events of the hold do. */
async function tellSeller(db: Db, event: Event, type: NotificationType, price: number | undefined) {
  const told = await tell(db, event, (state) =>
    state === "completed" ? { type, to: ["seller"] } : undefined,
  )
  return withPrice(told, price)
}

async function chargebackStates(db: Db, { subjects }: Event) {
  const found = await db
    .selectFrom("chargebacks")
    .select("state")
    .where("bookingId", "=", subjects.booking ?? null)
    .execute()
  return found.map(({ state }) => state)
}
