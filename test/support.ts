import { Inserted } from "../contract/fields.ts"
import { InboxConversations, SupportMessages, type SupportState, SupportThread } from "../contract/support.ts"
import { type Person, read } from "./people.ts"

type Writer = Pick<Person, "post">

/** Submits the GET IN TOUCH form; returns the id of the message, which is also that of the conversation it opens. */
export async function getInTouch(
  writer: Writer,
  { name = "Mina", email = "mina@example.org", message = "Where is your shop?" } = {},
) {
  return (await read(Inserted, writer.post("/api/contact", { name, email, message }))).insertedId
}

export function inbox(admin: Person, state: SupportState = "open") {
  return read(InboxConversations, admin.get(`/api/support/inbox?state=${state}`))
}

export function answerTo(admin: Person, id: string, text = "In Dhaka.", after = 1, key?: string) {
  const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {}
  return admin.post(`/api/support/inbox/${id}/answers`, { text, after }, headers)
}

export function writeTo(person: Person, id: string, text: string) {
  return person.post(`/api/support/conversations/${id}/messages`, { text })
}

export function change(admin: Person, id: string, state: string) {
  return admin.patch(`/api/support/inbox/${id}`, { state })
}

/** The messages of a conversation, oldest first, as its writer or an admin reads them. */
export async function supportMessagesOf(
  reader: Person,
  id: string,
  as: "conversations" | "inbox" = "conversations",
) {
  return (await read(SupportMessages, reader.get(`/api/support/${as}/${id}/messages`))).toReversed()
}

export function threadOf(writer: Writer, token: string) {
  return read(SupportThread, writer.post("/api/support/thread", { token }))
}
