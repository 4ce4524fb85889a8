import { sql } from "kysely"

/** Read in the list, or, of messages, in their conversation: their version is the number of the last. What is written to the admins counts as read once one of them has answered or closed it, and so does a report that is closed. */
export function isRead(notifications = "notifications") {
  const of = (column: string) => sql.ref(`${notifications}.${column}`)
  return sql<boolean>`(${of("readAt")} is not null or ${of("type")} = 'message-written' and exists (
    select from participants where "conversationId" = ${of("subjectId")}
      and participants."userId" = ${of("userId")} and "readTo" >= ${of("version")})
    or ${of("type")} = 'support-answered' and exists (
    select from "supportConversations" as support where support.id = ${of("subjectId")}
      and "readTo" >= ${of("version")})
    or ${of("type")} = 'support-written' and not exists (
    select from "supportConversations" as support where support.id = ${of("subjectId")}
      and state = 'open' and since <= ${of("createdAt")})
    or ${of("type")} = 'conversation-reported' and exists (
    select from reports where reports.id = ${of("subjectId")} and outcome is not null))`
}
