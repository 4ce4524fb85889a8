import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { DealStep, EventData, EventSubjects, EventType } from "../../contract/events.ts"
import type { Db } from "../../db/tables.ts"
import { addJobSql } from "../jobs/add-job.ts"
import { followUpsOf } from "./follow-ups.ts"

/** Without an actor, the system or its operator acted. */
type NewEvent = {
  type: EventType
  subjects: EventSubjects
  actorId?: string | undefined
  data?: EventData
}

/** Append-only, enforced by the database. Call it in the transaction of the act; it also adds the jobs that follow. */
export async function recordEvent(db: Db, event: NewEvent) {
  await sql`with ${insertEventSql(event, sql`(select 1) as act`)} select`.execute(db)
}

/** Records an event of this type for each of the subjects, in one statement. */
export async function recordEvents(db: Db, type: EventType, about: EventSubjects[]) {
  const rows = about.map((subjects) => ({ id: uuidv7(), subjects }))
  const act = sql`jsonb_to_recordset(${JSON.stringify(rows)}) as act (id uuid, subjects jsonb)`
  const columns = { id: sql`act.id`, subjects: sql`act.subjects`, data: sql`'{}'::jsonb` }
  await sql`with ${insertEventsSql({ type }, { name: sql`recorded`, act }, columns)} select`.execute(db)
}

/** Returns a CTE that inserts the event if the CTE `act` has a row. */
export function insertEventSql({ type, subjects, actorId, data = {} }: NewEvent, act: RawBuilder<unknown>) {
  return insertEventsSql(
    { type, actorId, data },
    { name: sql`recorded`, act },
    { subjects: sql`${JSON.stringify(subjects)}::jsonb`, data: sql`${JSON.stringify(data)}::jsonb` },
  )
}

export function insertPaymentEventsSql(
  type: EventType,
  payments: RawBuilder<unknown>,
  actorId: string | undefined,
) {
  const subjects = sql`jsonb_build_object('payment', "transactionId")`
  const data = sql`jsonb_build_object('amount', amount)`
  const name = sql`"paymentsRecorded"`
  return insertEventsSql({ type, actorId }, { name, act: payments }, { subjects, data })
}

/** Returns a CTE that inserts `deal moved` for each row (id, "productId", "from", steps) of the CTE `moved`. */
export function insertStepsSql({ act, to, role }: Omit<DealStep, "from">, actorId: string | undefined) {
  const subjects = sql`jsonb_build_object('booking', id, 'product', "productId")`
  const data = sql`jsonb_build_object('act', ${act}::text, 'from', "from", 'to', ${to}::text, 'role', ${role}::text,
    'number', steps)`
  const cte = { name: sql`"stepsRecorded"`, act: sql`moved` }
  return insertEventsSql({ type: "deal moved", actorId, data: { act } }, cte, { subjects, data })
}

type Columns = Record<"subjects" | "data", RawBuilder<unknown>> & { id?: RawBuilder<unknown> }

function insertEventsSql(
  { type, actorId, data: { act: dealAct } = {} }: Pick<NewEvent, "type" | "actorId" | "data">,
  { name, act }: Record<"name" | "act", RawBuilder<unknown>>,
  { id = sql`${uuidv7()}::uuid`, subjects, data }: Columns,
) {
  const jobs = followUpsOf(type, dealAct).map((name) => sql`, ${addJobSql(name, id)}`)
  return sql`${name} as (
      insert into events (id, type, subjects, "actorId", data)
      select id, type, subjects, "actorId", data from (
        select ${id} as id, ${type}::text as type, ${subjects} as subjects, ${actorId ?? null}::uuid as "actorId",
          ${data} as data${sql.join(jobs, sql``)}
        from ${act}
      ) as event
      on conflict do nothing
    )`
}
