import { mutationOptions } from "@tanstack/react-query"
import type { MeetingProposal } from "../../contract/meetings.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { dealMutation } from "./deals.ts"

type Proposal = { dealId: string; proposal: MeetingProposal }

export const proposeMeeting = mutationOptions({
  ...dealMutation,
  mutationFn: ({ dealId, proposal }: Proposal) =>
    read(api.deals[":id"].meeting.$post({ param: { id: dealId }, json: proposal })),
})

export const agreeToMeeting = mutationOptions({
  ...dealMutation,
  mutationFn: ({ dealId, version }: { dealId: string; version: number }) =>
    read(api.deals[":id"].meeting.agree.$post({ param: { id: dealId }, json: { version } })),
})
