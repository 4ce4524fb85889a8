import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { HandoverProof } from "../../contract/handover.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { dealMutation } from "./deals.ts"
import { queryClient } from "./query-client.ts"
import { learnServerTime } from "./server-time.ts"

/** What a phone needs to verify codes offline: the server's public key, which rarely changes, and the clock offset. */
export const handoverKey = queryOptions({
  queryKey: ["handover-key"],
  queryFn: async () => {
    const response = api["handover-key"].$get()
    const key = await read(response)
    return { key, clockAhead: learnServerTime(await response) }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export const requestCode = mutationOptions({
  ...dealMutation,
  mutationFn: ({ dealId, isCash }: { dealId: string; isCash: boolean }) =>
    read(
      api.deals[":id"].code.$post({
        param: { id: dealId },
        json: { seen: true, ...(isCash && { paid: true }) },
      }),
    ),
})

export const handOverByDigits = mutationOptions({
  ...dealMutation,
  mutationFn: ({ dealId, digits }: { dealId: string; digits: string }) => handOver(dealId, { digits }),
})

export async function handOver(id: string, proof: HandoverProof) {
  const deal = await read(api.deals[":id"].handover.$post({ param: { id }, json: proof }))
  void queryClient.invalidateQueries()
  return deal
}
