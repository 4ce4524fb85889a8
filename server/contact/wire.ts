import type { ContactMessage } from "../../contract/contact.ts"
import type { Row } from "../../db/tables.ts"

export function toContactMessage({ id, createdAt, ...message }: Row<"contact">): ContactMessage {
  return { _id: id, ...message, createdAt: createdAt.toISOString() }
}
