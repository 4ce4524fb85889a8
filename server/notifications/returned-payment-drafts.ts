import type { Db } from "../../db/tables.ts"
import { toAdmins } from "./admins.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"
import { draftForParties, withPrice } from "./deal-drafts.ts"

/** For cards, once per payment, however often the refund is tried; gateways record "late money" instead. */
export async function paymentGivenBack(
  _: Db,
  { subjects: { payment = "", user, product, booking }, data: { amount = 0 } }: Event,
): Promise<NotificationDraft[]> {
  if (!user) return []
  const common = { productId: product, subjectId: booking, data: { price: amount } }
  return [
    { ...common, userId: user, type: "payment-given-back", about: payment, version: 0, hidesActor: true },
  ]
}

/** Keyed by event, since several payments may arrive late for one deal. */
export async function lateMoney(db: Db, event: Event): Promise<NotificationDraft[]> {
  const drafts = await draftForParties(db, event, () => ({ type: "payment-given-back", to: ["buyer"] }))
  const toBuyer = drafts.map((each) => ({ ...each, about: event.id }))
  return [...withPrice(toBuyer, event.data.amount ?? 0), ...(await toAdmins("late-money")(db, event))]
}
