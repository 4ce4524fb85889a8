import type { Invitation } from "../../contract/community.ts"
import { api } from "../api.ts"
import { postJson } from "../post-json.ts"
import { read } from "../read-response.ts"

/** Sends the mail with the link that joins. */
export function requestInvitation(invitation: Invitation) {
  return read(api.community.invitations.$post({ json: invitation }))
}

// a link that was copied only in part has no token: the server answers that it has expired
export async function joinCommunity(token: string) {
  await postJson("/api/community", { token: token || "none" })
}
