import { sql } from "kysely"

export const isAnswerTimeOver = sql<boolean>`disputes."answerBy" <= now()`

/** Of a dispute that is open: its seller has been heard, or had the time for it. */
export const isToDecide = sql<boolean>`(disputes."answeredAt" is not null or ${isAnswerTimeOver})`
