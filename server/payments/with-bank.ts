import { sql } from "kysely"

/** Of a chargeback: its money was taken, and has not come back. */
export const isWithBank = sql<boolean>`(chargebacks."withdrawnAt" is not null and chargebacks."returnedAt" is null)`

/** And is not decided for the operator: the buyer has it. */
export const isWithBuyer = sql<boolean>`(${isWithBank} and chargebacks.state <> 'won')`
