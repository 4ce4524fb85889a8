import { sql } from "kysely"

/** Read in the list; messages (numbered by `version`) also in the conversation; support and reports once handled. */
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
