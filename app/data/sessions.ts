import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { PasswordChange } from "../../contract/identity.ts"
import { read } from "./read-response.ts"
import { api } from "../api.ts"

export const sessions = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => read(api.auth["list-sessions"].$get()),
})

export const endSession = mutationOptions({
  mutationFn: (id: string) => read(api.auth["revoke-session"].$post({ json: { id } })),
})

export const endOtherSessions = mutationOptions({
  mutationFn: () => read(api.auth["revoke-other-sessions"].$post()),
})

export const changePassword = mutationOptions({
  mutationFn: (change: PasswordChange) => read(api.auth["change-password"].$post({ json: change })),
})
