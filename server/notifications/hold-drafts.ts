import { sql } from "kysely"
import { isSoldState } from "../../contract/deal-states.ts"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import { toAdmins } from "./admins.ts"
import { keyOf } from "./upsert.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"
import { draftForParties, withPrice } from "./deal-drafts.ts"

/** If the hold is a chargeback, "chargeback opened" notifies the admins, and the seller of a completed deal. */
export async function dealPutOnHold(db: Db, event: Event) {
  const isByBank = (await chargebackStates(db, event)).length > 0
  const drafts = await draftForParties(db, event, (state) => {
    const isSellers = isByBank && state === "completed"
    return { type: "deal-on-hold", to: isSellers ? ["buyer"] : ["buyer", "seller"] }
  })
  return [...drafts, ...(isByBank ? [] : await toAdmins("hold-to-clear")(db, event))]
}

export async function chargebackOpened(db: Db, event: Event) {
  // "chargeback closed" notifies of a chargeback that was closed meanwhile
  if (!(await chargebackStates(db, event)).includes("open")) return []
  const drafts = await draftForSeller(db, event, "sale-charged-back", event.data.amount)
  return [...drafts, ...(await toAdmins("chargeback-opened")(db, event))]
}

/** `price` is what the chargeback costs the seller, in poisha. */
export async function chargebackClosed(db: Db, event: Event) {
  const { amount, outcome, price } = event.data
  const drafts =
    outcome === "lost"
      ? await draftForSeller(db, event, "sale-lost", price)
      : await draftForSeller(db, event, "sale-stands", amount)
  const again = await correctCleared(db, event)
  return [...(outcome ? drafts : []), ...again, ...(await toAdmins("chargeback-closed")(db, event))]
}

/** Corrects an earlier "deal-cleared": the chargeback is now lost, or won after a loss was notified. */
async function correctCleared(db: Db, event: Event) {
  const { amount, outcome } = event.data
  const drafts = await draftForParties(db, event, (state, isOnHold) => {
    if (!isSoldState(state) || isOnHold) return undefined
    // the seller of a completed deal gets "sale-lost" or "sale-stands"
    if (state === "completed") return outcome === "lost" ? undefined : { type: "deal-cleared", to: ["buyer"] }
    return { type: "deal-cleared", to: ["buyer", "seller"] }
  })
  if (outcome === "lost") return withPrice(drafts, amount)
  return (await thoseToldOfLoss(db, drafts)).map((each) => ({ ...each, data: { wasPrice: amount ?? 0 } }))
}

async function thoseToldOfLoss(db: Db, drafts: NotificationDraft[]) {
  const [first] = drafts
  if (!first) return []
  const found = await db
    .selectFrom("notifications")
    .select("userId")
    .where(
      "userId",
      "in",
      drafts.map(({ userId }) => userId),
    )
    .where("key", "=", keyOf(first))
    .where(sql<boolean>`data ->> 'price' is not null`)
    .execute()
  return drafts.filter((each) => found.some(({ userId }) => userId === each.userId))
}

/** Notifies the seller only after completion; before that, the events of the hold do. */
async function draftForSeller(db: Db, event: Event, type: NotificationType, price: number | undefined) {
  const drafts = await draftForParties(db, event, (state) =>
    state === "completed" ? { type, to: ["seller"] } : undefined,
  )
  return withPrice(drafts, price)
}

async function chargebackStates(db: Db, { subjects }: Event) {
  const found = await db
    .selectFrom("chargebacks")
    .select("state")
    .where("bookingId", "=", subjects.booking ?? null)
    .execute()
  return found.map(({ state }) => state)
}
