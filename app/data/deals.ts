import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { DealEnd, NewShipment } from "../../contract/deals.ts"
import { api } from "../api.ts"
import { isProblem } from "../problem.ts"
import { read } from "../read-response.ts"
import { queryClient } from "./query-client.ts"

const key = "deals"

export function deal(id: string) {
  return queryOptions({
    queryKey: [key, "one", id],
    queryFn: () => read(api.deals[":id"].$get({ param: { id } })),
  })
}

export async function refreshDeals() {
  await queryClient.invalidateQueries({ queryKey: [key] })
}

/** Someone else, or the clock, has moved it meanwhile: the screen shows where it is now. */
export function refreshIfMoved(error: unknown) {
  if (isProblem(error) && error.status === 409) void refreshDeals()
}

const one = api.deals[":id"]

export const sendDeal = mutationOptions({
  mutationFn: ({ id, ...json }: NewShipment & { id: string }) =>
    read(one.send.$post({ param: { id }, json })),
  onError: refreshIfMoved,
})

type Ending = DealEnd & { id: string }

/** The acts that ask for no more than a confirmation. */
export const confirmedActs = {
  delivered: ({ id }: Ending) => read(one.delivered.$post({ param: { id } })),
  received: ({ id }: Ending) => read(one.received.$post({ param: { id } })),
  refund: ({ id, ...json }: Ending) => read(one.refund.$post({ param: { id }, json })),
  cancel: ({ id, ...json }: Ending) => read(one.cancel.$post({ param: { id }, json })),
}
export type ConfirmedAct = keyof typeof confirmedActs
