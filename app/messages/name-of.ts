import { formerMember } from "#texts/messages"
import type { Conversation } from "../../contract/messages.ts"

/** Who is removed has lost the name, and its place is filled in the reader's language. */
export function nameOf({ writing, otherName }: Pick<Conversation, "writing" | "otherName">) {
  return writing === "removed" ? formerMember : otherName
}
