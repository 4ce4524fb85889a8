import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { DealEnd, NewShipment } from "../../contract/deals.ts"
import type { DealState } from "../../contract/deal-states.ts"
import { api } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { paged } from "./paged.ts"
import { learnServerTime } from "./server-time.ts"

const key = "deals"

export function deal(id: string) {
  return queryOptions({
    queryKey: [key, "one", id],
    queryFn: async () => {
      const response = one.$get({ param: { id } })
      const deal = await read(response)
      learnServerTime(await response)
      return deal
    },
  })
}

export function allDeals(q: string, states: readonly DealState[]) {
  const query = { ...(q && { q }), ...(states.length > 0 && { state: states.join(",") }) }
  return paged([key, "all", q, states.join(",")], (part) =>
    readPage(api["all-deals"].$get({ query: { ...query, ...part } })),
  )
}

/** Marks mutations of a deal: on a conflict another actor, or a timeout, was faster, and all queries are refetched. */
export const dealMutation = { meta: { isOfDeal: true } }

const one = api.deals[":id"]

export const sendDeal = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, ...json }: NewShipment & { id: string }) =>
    read(one.send.$post({ param: { id }, json })),
})

export const confirmedActs = {
  delivered: mutationOptions({
    ...dealMutation,
    mutationFn: (id: string) => read(one.delivered.$post({ param: { id } })),
  }),
  received: mutationOptions({
    ...dealMutation,
    mutationFn: (id: string) => read(one.received.$post({ param: { id } })),
  }),
}

type Ending = DealEnd & { id: string }

export const endings = {
  refund: mutationOptions({
    ...dealMutation,
    mutationFn: ({ id, ...json }: Ending) => read(one.refund.$post({ param: { id }, json })),
  }),
  cancel: mutationOptions({
    ...dealMutation,
    mutationFn: ({ id, ...json }: Ending) => read(one.cancel.$post({ param: { id }, json })),
  }),
}
