import { sql } from "kysely"
import type { StreamEvent } from "../../contract/stream.ts"
import { streamChannel } from "../../db/migrations/0026-messages.ts"
import type { Tx } from "../../db/tables.ts"

/** Tells the streams of these people, in every process, what to ask for anew once the transaction is committed. */
export async function publish(tx: Tx, personIds: string[], { type, id }: StreamEvent) {
  // sorted against deadlocks
  await sql`with moved as (
      insert into "streamPositions" as kept ("userId", position)
      select person, 1 from unnest(${personIds.toSorted()}::uuid[]) as person
      on conflict ("userId") do update set position = kept.position + 1
      returning "userId", position
    )
    select pg_notify(${streamChannel}, concat_ws(' ', "userId", position, ${type}::text, ${id}::text))
    from moved`.execute(tx)
}
