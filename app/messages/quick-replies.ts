import * as texts from "#texts/messages"
import type { Conversation } from "../../contract/messages.ts"

/** None about what cannot be bought any more. */
export function quickRepliesOf({ isSeller, state }: Pick<Conversation, "isSeller" | "state">) {
  if (state === "sold" || state === "withdrawn") return []
  return isSeller ? texts.quickOfSeller : texts.quickOfBuyer
}
