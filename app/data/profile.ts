import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { ProfileChange } from "../../contract/profile.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { renewAccessToken } from "../session.ts"

export const profile = queryOptions({
  queryKey: ["profile"],
  queryFn: () => read(api.users.me.$get()),
})

/** Renews the access token, too, whose name and photo the navigation bar shows. */
export const changeProfile = mutationOptions({
  mutationFn: async (change: ProfileChange) => {
    const changed = await read(api.users.me.$patch({ json: change }))
    await renewAccessToken()
    return changed
  },
})
