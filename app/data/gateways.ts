import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { GatewayName } from "../../contract/gateways.ts"
import { api } from "../api.ts"
import { read } from "../read-response.ts"
import { ofDeal } from "./deals.ts"

const askInterval = 3_000

/** The ways to pay a booking at a gateway; asked again while the gateway has not said yet what became of the last try. */
export function checkoutState(id: string) {
  return queryOptions({
    queryKey: ["bookings", "checkout", id],
    queryFn: () => read(api.deals[":id"].checkout.$get({ param: { id } })),
    // left for the gateway's page and come back from
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.last?.state === "asking" ? askInterval : false),
  })
}

type Choice = { id: string; gateway: GatewayName; sellingPrice: number }

/** Idempotent while the product is reserved: the same page again. */
export const openCheckout = mutationOptions({
  ...ofDeal,
  mutationFn: ({ id, ...choice }: Choice) =>
    read(api.deals[":id"].checkout.$post({ param: { id }, json: choice })),
})
