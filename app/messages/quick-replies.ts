import * as texts from "#texts/messages"
import type { Conversation } from "../../contract/messages.ts"

/** Returns none if the product can no longer be bought. */
export function quickRepliesOf({ isSeller, state }: Pick<Conversation, "isSeller" | "state">) {
  if (state === "sold" || state === "withdrawn") return []
  return isSeller ? texts.quickOfSeller : texts.quickOfBuyer
}
