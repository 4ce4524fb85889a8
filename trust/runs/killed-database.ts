import { setTimeout as pause } from "node:timers/promises"
import { childrenOf } from "../../test/processes.ts"
import type { Product } from "../../test/product.ts"
import { missing } from "../acknowledged.ts"
import { percentile } from "../figures.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"

import { engines, type Ground, type Run } from "../run.ts"
import { inWords, together, unwanted, whileWriting } from "../traffic.ts"
import { unforeseenOf } from "../unforeseen.ts"

/** People go on writing while PostgreSQL is killed without warning, again and again, under a product that stays. */
export const killedDatabase: Run = {
  engines,
  async run(ground) {
    const full = ground.rounds(200)
    const all: Series[] = []
    // an access token counts for 15 minutes, so that no series takes longer
    for (let left = full; left > 0; left -= longest) {
      all.push(await series(ground, Math.min(left, longest)))
      ground.say(`${full - Math.max(0, left - longest)} of ${full} rounds`)
    }
    const sum = (part: (each: Series) => number) => all.reduce((total, each) => total + part(each), 0)
    const acknowledged = sum((each) => each.acknowledged)
    const lost = sum((each) => each.lost)
    const broken = all.flatMap((each) => each.broken)
    const deaths = all.filter((each) => !each.stayed).length
    const recoveries = all.flatMap((each) => each.recoveries)
    const answers = together(all.map((each) => each.answers))
    const unforeseen = together(all.map((each) => each.unforeseen))
    const p95 = percentile(recoveries, 0.95)
    return {
      measured: `${recoveries.length} rounds, ${acknowledged} acknowledged, ${lost} lost; ${broken.length} violations or damaged relations; ${deaths} deaths of the product; answers: ${inWords(answers)}; unforeseen errors: ${inWords(unforeseen)}; everyone served again p95 ${Math.round(p95)} ms, slowest ${Math.round(Math.max(...recoveries))} ms`,
      held:
        lost + broken.length + deaths + unwanted(answers).length + unforeseen.size === 0 &&
        recoveries.length === full &&
        acknowledged >= full * least &&
        p95 <= 5_000,
    }
  },
}

type Series = Awaited<ReturnType<typeof series>>

/** Rounds on one product, and acknowledged writes before each kill. */
const longest = 50
const least = 500

async function series(ground: Ground, rounds: number) {
  const product = await ground.product()
  const { pid } = product
  const unforeseen = unforeseenOf(product)
  const recoveries: number[] = []
  const { acknowledged, answers } = await whileWriting(await crowd(product, 8), async (traffic) => {
    for (let round = 1; round <= rounds && product.isAlive; round += 1) {
      while (traffic.acknowledged.length < round * least && product.isAlive) await pause(5)
      await pause(Math.random() * 300)
      recoveries.push(await traffic.recovered(await killDatabase(product, ground, round)))
    }
  })
  const stayed = product.isAlive && product.pid === pid
  const lost = await missing(product, acknowledged)
  const broken = [...(await checkInvariants(product)), ...(await damage(product))]
  await product.stop()
  return { acknowledged: acknowledged.length, answers, unforeseen, recoveries, stayed, lost, broken }
}

/** The product starts its own PostgreSQL again; one that it is told of comes back by whoever runs it. */
async function killDatabase(product: Product, { postgresql }: Ground, round: number) {
  const killedAt = performance.now()
  if (postgresql) {
    await postgresql.kill()
    await postgresql.start()
    return killedAt
  }
  const server = await product.databaseProcess()
  // in turn the whole tree, and only its root: what the root leaves behind must not stand in the way
  const others = round % 2 === 0 ? await childrenOf(server) : []
  for (const each of [server, ...others]) kill(each)
  return killedAt
}

function kill(pid: number) {
  try {
    process.kill(pid, "SIGKILL")
  } catch (error) {
    // a backend may have ended by itself since it was listed
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}

/** What PostgreSQL's own inspection finds wrong in any table or index. */
async function damage(product: Product) {
  const { pool, close } = await product.database()
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = 0")
    await client.query("create extension if not exists amcheck")
    const { rows } = await client.query<{ damaged: string }>(heaps)
    const failed = await client.query(indexes).then(
      () => [],
      (error: unknown) => [String(error)],
    )
    return [...rows.map(({ damaged }) => damaged), ...failed]
  } finally {
    client.release()
    await close()
  }
}

const ours = `pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'identity', 'sandbox')`
const heaps = `select c.relname || ': ' || found.msg as damaged from ${ours.replace(" where", ", lateral verify_heapam(c.oid) found where")} and c.relkind = 'r'`
const indexes = `select bt_index_check(c.oid, true) from pg_am a, ${ours} and c.relkind = 'i' and c.relam = a.oid and a.amname = 'btree'`
