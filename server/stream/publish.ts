import { sql } from "kysely"
import type { StreamEvent } from "../../contract/stream.ts"
import { streamChannel } from "../../db/migrations/0026-messages.ts"
import type { Tx } from "../../db/tables.ts"

/** Tells the streams of these people, in every process, what to load again; sent on commit. */
export function publish(tx: Tx, personIds: string[], { type, id }: StreamEvent) {
  return publishEach(tx, type, new Map(personIds.map((personId) => [personId, id])))
}

export async function publishEach(tx: Tx, type: StreamEvent["type"], idByPerson: Map<string, string>) {
  const personIds = Array.from(idByPerson.keys())
  const ids = Array.from(idByPerson.values())
  // sorted to prevent deadlocks
  await sql`with told as (
      select person, id from unnest(${personIds}::uuid[], ${ids}::uuid[]) as told (person, id) order by person
    ), moved as (
      insert into "streamPositions" as kept ("userId", position)
      select person, 1 from told
      on conflict ("userId") do update set position = kept.position + 1
      returning "userId", position
    )
    select pg_notify(${streamChannel}, concat_ws(' ', "userId", position, ${type}::text, id))
    from moved join told on person = "userId"`.execute(tx)
}
