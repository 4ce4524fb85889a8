import { type RawBuilder, sql } from "kysely"
import type { Db } from "../db/tables.ts"
import type { CardProvider } from "../server/payments/card-provider.ts"
import { withRollback } from "./rolled-back.ts"
import { violations } from "../server/invariants/violations.ts"

/** Switches triggers and foreign keys off, which would refuse the other steps. */
export const withoutTriggers = sql`set local session_replication_role = replica`

/** The violations that the invariants report after these steps, which are rolled back. */
export function violationsAfter(db: Db, cards: CardProvider, steps: RawBuilder<unknown>[]) {
  return withRollback(db, async (tx) => {
    for (const step of steps) await step.execute(tx)
    return violations(tx, cards)
  })
}
