import { queryOptions } from "@tanstack/react-query"
import { read } from "./read-response.ts"
import { api } from "../api.ts"

export const categories = queryOptions({
  queryKey: ["categories"],
  queryFn: () => read(api.categories.$get()),
})
