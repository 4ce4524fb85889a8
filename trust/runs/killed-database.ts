import { setTimeout as pause } from "node:timers/promises"
import type { Product } from "../../test/product.ts"
import { missing } from "../acknowledged.ts"
import { percentile } from "../figures.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import { childrenOf } from "../postgresql.ts"
import { engines, type Ground, type Run } from "../run.ts"
import { inWords, startTraffic, type Traffic, unwanted } from "../traffic.ts"

/** People go on writing while PostgreSQL is killed without warning, again and again, under a product that stays. */
export const killedDatabase: Run = {
  engines,
  async run(ground) {
    const product = await ground.product({ LOG_LEVEL: "silent" })
    const { pid } = product
    const traffic = startTraffic(await crowd(product, 8))
    const recoveries: number[] = []
    const full = ground.rounds(200)
    for (let round = 1; round <= full && product.isAlive; round += 1) {
      await enough(traffic, round * least)
      await pause(Math.random() * 300)
      const killedAt = await killDatabase(product, ground, round)
      recoveries.push(await traffic.recovered(killedAt))
      if (round % 20 === 0)
        ground.say(`${round} of ${full} rounds, ${traffic.acknowledged.length} acknowledged`)
    }
    await traffic.stop()
    const stayed = product.isAlive && product.pid === pid
    const { acknowledged, answers } = traffic
    const lost = await missing(product, acknowledged)
    const broken = [...(await checkInvariants(product)), ...(await damage(product))]
    const wrong = unwanted(answers)
    const p95 = percentile(recoveries, 0.95)
    return {
      measured: `${recoveries.length} rounds, ${acknowledged.length} acknowledged, ${lost} lost; ${broken.length} violations or damaged relations; the product ${stayed ? "was never restarted" : "DIED"}; answers: ${inWords(answers)}; everyone served again p95 ${Math.round(p95)} ms, slowest ${Math.round(Math.max(...recoveries))} ms`,
      held:
        lost === 0 &&
        broken.length === 0 &&
        stayed &&
        wrong.length === 0 &&
        recoveries.length === full &&
        p95 <= 5_000 &&
        acknowledged.length >= full * least,
    }
  },
}

/** Acknowledged writes before each kill. */
const least = 500

async function enough({ acknowledged }: Traffic, count: number) {
  while (acknowledged.length < count) await pause(5)
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
