import type { Db } from "../../db/tables.ts"
import { toAdmins } from "./admins.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"
import { tell, withPrice } from "./of-deals.ts"

/** By card, once however often it is tried; of what came through a gateway, "late money" tells. */
export async function paymentGivenBack(
  _: Db,
  { subjects: { payment = "", user, product, booking }, data: { amount = 0 } }: Event,
): Promise<NotificationDraft[]> {
  if (!user) return []
  const of = { productId: product, subjectId: booking, data: { price: amount } }
  return [{ ...of, userId: user, type: "payment-given-back", about: payment, version: 0, hidesActor: true }]
}

/** Several may come for one deal. */
export async function lateMoney(db: Db, event: Event): Promise<NotificationDraft[]> {
  const told = await tell(db, event, () => ({ type: "payment-given-back", to: ["buyer"] }))
  const toBuyer = told.map((each) => ({ ...each, about: event.id }))
  return [...withPrice(toBuyer, event.data.amount ?? 0), ...(await toAdmins("late-money")(db, event))]
}
