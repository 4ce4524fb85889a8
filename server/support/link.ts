import { z } from "zod"
import { Id } from "../../contract/fields.ts"
import { supportLinkDays } from "../../contract/support.ts"
import { Problem } from "../http/problem.ts"
import { signToken, verifyToken } from "../identity/signed-token.ts"

const type = "support+jwt"
const Claims = z.object({ conversation: Id })

export function linkTokenOf(secret: string, conversation: string) {
  return signToken(secret, type, { conversation }, `${supportLinkDays}d`)
}

/** Returns the id of the conversation. Throws `link-expired`. */
export async function readLink(secret: string, token: string) {
  const claims = await verifyToken(secret, type, Claims, token)
  if (!claims) throw expiredLink
  return claims.conversation
}

export const expiredLink = new Problem("link-expired", (say) => say.expiredSupportLink)
