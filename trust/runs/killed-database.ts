import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import { childrenOf } from "../../test/processes.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { withPatience } from "../database.ts"
import { atLeast, outcomeOf } from "../outcome.ts"
import { figuresOf, nothingSeen, whileFailing } from "../outages.ts"
import { killIfThere } from "../postgresql.ts"

/** Rounds on one product: an access token is valid for 15 minutes. */
const longest = 50
/** Acknowledged writes before each kill. */
const least = 500

/** People keep writing while PostgreSQL is killed repeatedly and the product stays up. */
export async function killedDatabase(context: Context) {
  const full = context.rounds(200)
  const seen = nothingSeen()
  for (let done = 0; done < full; done += longest) {
    const product = await context.product()
    await whileFailing(seen, product, Math.min(full - done, longest), async ({ written, round }) => {
      while (written.acknowledged.length < round * least && product.isAlive) await pause(5)
      await pause(Math.random() * 300)
      return killDatabase(product, context, round)
    })
    seen.violations.push(...(await damage(product)))
    await product.stop()
    context.say(`${seen.recoveries.length} of ${full} rounds`)
  }
  return outcomeOf({ ...figuresOf(seen, full), acknowledged: atLeast(seen.acknowledged, full * least) })
}

/** The product restarts its embedded PostgreSQL itself; an external one is restarted here. */
async function killDatabase(product: Product, { postgresql }: Context, round: number) {
  const killedAt = performance.now()
  if (postgresql) {
    await postgresql.kill()
    await postgresql.start()
    return killedAt
  }
  const server = await product.databaseProcess()
  // alternates between the whole process tree and its root, whose orphans must not prevent the restart
  const others = round % 2 === 0 ? await childrenOf(server) : []
  for (const each of [server, ...others]) killIfThere(each)
  return killedAt
}

/** Damage that amcheck finds in any table or index. */
function damage(product: Product) {
  return withPatience(product, async (db) => {
    await sql`create extension if not exists amcheck`.execute(db)
    const { rows } = await sql.raw<{ damaged: string }>(heaps).execute(db)
    const failure = await sql
      .raw(indexes)
      .execute(db)
      .then(() => [], String)
    return [...rows.map(({ damaged }) => damaged), ...[failure].flat()]
  })
}

const ours = `pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'identity', 'sandbox')`
const heaps = `select c.relname || ': ' || found.msg as damaged from ${ours.replace(" where", ", lateral verify_heapam(c.oid) found where")} and c.relkind = 'r'`
const indexes = `select bt_index_check(c.oid, true) from pg_am a, ${ours} and c.relkind = 'i' and c.relam = a.oid and a.amname = 'btree'`
