import { type RawBuilder, sql } from "kysely"
import type { DealAct } from "../../contract/deal-moves.ts"
import type { DealState } from "../../contract/deal-states.ts"
import { insertStepsSql } from "../events/events.ts"
import type { Actor } from "./move.ts"

type Step = { act: DealAct; to: DealState; by: Actor; set: RawBuilder<unknown> }

/** CTEs that move the locked CTE `booking` (id, "productId", state), and write the event, if the CTE `when` has a row. */
export function moveSql({ act, to, by, set }: Step, when: RawBuilder<unknown>) {
  return sql`moved as (
      update bookings set state = ${to}, steps = steps + 1, ${set} from booking, ${when} as reason where bookings.id = booking.id
      returning bookings.id, bookings."productId", booking.state as "from", steps
    ), ${insertStepsSql({ act, to, role: by.role }, by.id)}`
}
