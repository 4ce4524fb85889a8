import { mutationOptions, queryOptions } from "@tanstack/react-query"
import { read } from "./read-response.ts"
import { api } from "../api.ts"

export const mailStatus = queryOptions({
  queryKey: ["mails", "mine"],
  queryFn: () => read(api.mails.mine.$get()),
  retry: false,
})

export const mailConfirmation = mutationOptions({
  mutationFn: () => read(api.auth["send-verification-email"].$post()),
})

export const refusedMails = queryOptions({
  queryKey: ["mails", "refused"],
  queryFn: () => read(api.mails.refused.$get()),
  retry: false,
})

export const retryRefusedMails = mutationOptions({
  mutationFn: () => read(api.mails.refused.retry.$post()),
})
