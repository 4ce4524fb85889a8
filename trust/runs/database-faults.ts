import { setTimeout as pause } from "node:timers/promises"
import { join } from "node:path"
import { missing } from "../acknowledged.ts"
import { percentile } from "../figures.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import type { PostgresServer } from "../postgresql.ts"
import { openProxy, type Proxy } from "../proxy.ts"
import { CannotRun, type Ground, type Run } from "../run.ts"
import { inWords, together, unwanted, whileWriting } from "../traffic.ts"
import { unforeseenOf } from "../unforeseen.ts"

type Fault = (line: Proxy, server: PostgresServer) => Promise<void>

/** What happens between the product and its database; each answers once it is over. */
const faults: Record<string, Fault> = {
  async restart(_, server) {
    await server.stop()
    await server.start()
  },
  async reset(line) {
    line.breakOff()
  },
  async stall(line) {
    // longer than a new connection may take
    await line.stall(2_500)
  },
  async latency(line) {
    line.slow(500)
    await pause(2_000)
    line.slow(0)
  },
}

/** People go on writing while the line to PostgreSQL breaks, stalls and slows down, and while it restarts. */
export const databaseFaults: Run = {
  engines: ["postgresql"],
  async run(ground) {
    const of = Object.keys(faults).length
    const each = ground.rounds(200 / of)
    const all: Series[] = []
    for (const [name, fault] of Object.entries(faults)) {
      all.push(await series(ground, fault, each))
      ground.say(`${each} rounds of ${name}: everyone served again ${inMs(all.at(-1)?.recoveries ?? [])}`)
    }
    const sum = (part: (series: Series) => number) => all.reduce((total, one) => total + part(one), 0)
    const deaths = sum(({ stayed }) => (stayed ? 0 : 1))
    const lost = sum((one) => one.lost)
    const broken = sum((one) => one.broken)
    const acknowledged = sum((one) => one.acknowledged)
    const answers = together(all.map((one) => one.answers))
    const unforeseen = together(all.map((one) => one.unforeseen))
    const recoveries = all.flatMap((one) => one.recoveries)
    const byFault = Object.keys(faults).map((name, place) => `${name} ${inMs(all[place]?.recoveries ?? [])}`)
    return {
      measured: `${recoveries.length} rounds, ${deaths} deaths of the product; answers: ${inWords(answers)}; unforeseen errors: ${inWords(unforeseen)}; ${acknowledged} acknowledged, ${lost} lost; ${broken} violations; longest answer ${Math.round(Math.max(...all.map((one) => one.slowest)))} ms; everyone served again ${inMs(recoveries)} (${byFault.join(", ")})`,
      held:
        deaths + lost + broken + unwanted(answers).length + unforeseen.size === 0 &&
        recoveries.length === each * of &&
        percentile(recoveries, 0.95) <= 5_000 &&
        (answers.get("503 unavailable") ?? 0) >= recoveries.length,
    }
  },
}

type Series = Awaited<ReturnType<typeof series>>

async function series({ postgresql, product: open }: Ground, fault: Fault, rounds: number) {
  if (!postgresql) throw new CannotRun("the faults are between the product and a PostgreSQL server")
  const line = await openProxy(join(postgresql.host, ".s.PGSQL.5432"))
  try {
    const name = new URL(await postgresql.database()).pathname
    const product = await open({ DATABASE_URL: `postgres://backline@127.0.0.1:${line.port}${name}` })
    const { pid } = product
    const unforeseen = unforeseenOf(product)
    const recoveries: number[] = []
    const { acknowledged, answers, slowest } = await whileWriting(
      await crowd(product, 8),
      async (traffic) => {
        for (let round = 1; round <= rounds && product.isAlive; round += 1) {
          await pause(200 + Math.random() * 300)
          await fault(line, postgresql)
          recoveries.push(await traffic.recovered(performance.now()))
        }
      },
    )
    const stayed = product.isAlive && product.pid === pid
    const lost = await missing(product, acknowledged)
    const broken = (await checkInvariants(product)).length
    await product.stop()
    const figures = { answers, unforeseen, recoveries, slowest: slowest(), stayed, lost, broken }
    return { acknowledged: acknowledged.length, ...figures }
  } finally {
    await line.close()
  }
}

function inMs(durations: number[]) {
  return `p95 ${Math.round(percentile(durations, 0.95))} ms`
}
