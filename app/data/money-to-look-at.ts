import { mutationOptions } from "@tanstack/react-query"
import { api } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { dealMutation } from "./deals.ts"
import { paged } from "./paged.ts"

export const onHoldDeals = paged(["on-hold deals"], (part) => readPage(api["held-deals"].$get({ query: part })))

export const clearDeal = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.deals[":id"].clear.$post({ param: { id } })),
})

export const refundDeal = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.deals[":id"].refund.$post({ param: { id }, json: {} })),
})

export const stuckRefunds = paged(["stuck refunds"], (part) =>
  readPage(api.refunds.$get({ query: { ...part, isToDo: "true" } })),
)

export const retryRefund = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.refunds[":id"].retry.$post({ param: { id } })),
})

export const closeRefundByBank = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.refunds[":id"]["by-bank"].$post({ param: { id } })),
})

/** `amount` in BDT, as the admin sees it. */
export function payRefundByHand(amount: number) {
  return mutationOptions({
    ...dealMutation,
    mutationFn: ({ id, reference }: { id: string; reference: string }) =>
      read(api.refunds[":id"]["by-hand"].$post({ param: { id }, json: { reference, amount } })),
  })
}

export const unknownPayments = paged(["unknown payments"], (part) =>
  readPage(api["unknown-payments"].$get({ query: part })),
)

export const foundPaid = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, ...json }: { id: string; reference: string }) =>
    read(api["unknown-payments"][":id"].paid.$post({ param: { id }, json })),
})

export const foundNotPaid = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api["unknown-payments"][":id"]["not-paid"].$post({ param: { id } })),
})

export const unknownChargebacks = paged(["unknown chargebacks"], () =>
  readPage(api["unknown-chargebacks"].$get()),
)

export const chargebackWon = closingChargeback("won")
export const chargebackLost = closingChargeback("lost")

function closingChargeback(state: "won" | "lost") {
  return mutationOptions({
    ...dealMutation,
    mutationFn: ({ id, reference }: { id: string; reference: string }) =>
      read(api["unknown-chargebacks"][":id"].$patch({ param: { id }, json: { state, reference } })),
  })
}
