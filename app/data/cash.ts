import { mutationOptions } from "@tanstack/react-query"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { dealMutation } from "./deals.ts"

export const acceptCash = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.deals[":id"].accept.$post({ param: { id } })),
})

export const declineCash = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.deals[":id"].decline.$post({ param: { id }, json: {} })),
})

export const askForCash = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.deals[":id"].cash.$post({ param: { id } })),
})

export const takeCashBack = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.deals[":id"]["take-back"].$post({ param: { id } })),
})

export const lowerPrice = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, sellingPrice }: { id: string; sellingPrice: number }) =>
    read(api.deals[":id"]["lower-price"].$post({ param: { id }, json: { sellingPrice } })),
})

export const reportNoShow = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.deals[":id"]["no-show"].$post({ param: { id } })),
})

export const objectToHandover = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.deals[":id"].object.$post({ param: { id } })),
})
