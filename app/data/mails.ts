import { mutationOptions, queryOptions } from "@tanstack/react-query"
import { read } from "../read-response.ts"
import { api } from "../api.ts"

/** Whether we mail to the signed-in person, and what waits there for a digest. */
export const mailStatus = queryOptions({
  queryKey: ["mails", "mine"],
  queryFn: () => read(api.mails.mine.$get()),
  retry: false,
})

export const mailConfirmation = mutationOptions({
  mutationFn: () => read(api.auth["send-verification-email"].$post()),
})

/** For the admin: what the mail server refuses for a reason of ours. */
export const refusedMails = queryOptions({
  queryKey: ["mails", "refused"],
  queryFn: () => read(api.mails.refused.$get()),
  retry: false,
})

export const retryRefusedMails = mutationOptions({
  mutationFn: () => read(api.mails.refused.retry.$post()),
})
