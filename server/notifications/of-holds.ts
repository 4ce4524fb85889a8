import type { Db } from "../../db/tables.ts"
import { toAdmins } from "./admins.ts"
import type { Event } from "./notification-draft.ts"
import { tell } from "./of-deals.ts"

/** Of a hold by the buyer's bank, "chargeback opened" tells admins, and the seller whose money it is already. */
export async function dealPutOnHold(db: Db, event: Event) {
  const isByBank = (await chargebackStates(db, event)).length > 0
  const told = await tell(db, event, (state) => {
    const isSellers = isByBank && state === "completed"
    return { type: "deal-on-hold", to: isSellers ? ["buyer"] : ["buyer", "seller"] }
  })
  return [...told, ...(isByBank ? [] : await toAdmins("hold-to-clear")(db, event))]
}

export async function chargebackOpened(db: Db, event: Event) {
  const { amount: price } = event.data
  const told = await tell(db, event, (state) =>
    state === "completed" ? { type: "sale-charged-back", to: ["seller"] } : undefined,
  )
  const withAmount = told.map((each) => ({ ...each, ...(price !== undefined && { data: { price } }) }))
  // of one that is closed meanwhile, "chargeback closed" tells
  const isOpen = (await chargebackStates(db, event)).includes("open")
  return [...withAmount, ...(isOpen ? await toAdmins("chargeback-opened")(db, event) : [])]
}

async function chargebackStates(db: Db, { subjects }: Event) {
  const found = await db
    .selectFrom("chargebacks")
    .select("state")
    .where("bookingId", "=", subjects.booking ?? null)
    .execute()
  return found.map(({ state }) => state)
}
