import type { Invitation } from "../../contract/community.ts"
import { api } from "../api.ts"
import { postJson } from "./post-json.ts"
import { read } from "./read-response.ts"

export function requestInvitation(invitation: Invitation) {
  return read(api.community.invitations.$post({ json: invitation }))
}

// an empty token would fail the schema (422); any unknown one is answered as an expired link
export async function joinCommunity(token: string) {
  await postJson("/api/community", { token: token || "none" })
}
