import { sql } from "kysely"

export const isAnswerTimeOver = sql<boolean>`disputes."answerBy" <= now()`

export const isToDecide = sql<boolean>`(disputes."answeredAt" is not null or ${isAnswerTimeOver})`
