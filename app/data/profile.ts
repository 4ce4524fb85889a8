import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { ProfileChange } from "../../contract/profile.ts"
import { api } from "../api.ts"
import { read } from "../read-response.ts"
import { renewAccessToken } from "../session.ts"

export const profile = queryOptions({
  queryKey: ["profile"],
  queryFn: () => read(api.users.me.$get()),
})

/** Name and photo are also in the access token, which the bar at the top shows. */
export const changeProfile = mutationOptions({
  mutationFn: async (change: ProfileChange) => {
    const changed = await read(api.users.me.$patch({ json: change }))
    await renewAccessToken()
    return changed
  },
})
