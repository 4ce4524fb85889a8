import { setTimeout as pause } from "node:timers/promises"
import type { Context } from "../context.ts"
import { atLeast, outcomeOf } from "../outcome.ts"
import { figuresOf, nothingSeen, whileFailing } from "../outages.ts"
import type { PostgresServer } from "../postgresql.ts"
import { type Proxy, withProxy } from "../proxy.ts"

type Fault = (proxy: Proxy, server: PostgresServer) => Promise<void>

/** Faults between the product and its database; each resolves once it is over. */
const faults: Record<string, Fault> = {
  restart: (_, server) => server.stop().then(() => server.start()),
  reset: async (proxy) => proxy.breakOff(),
  // longer than the timeout of a new connection
  stall: (proxy) => proxy.stall(2_500),
  async latency({ line }) {
    line.delay = 500
    await pause(2_000)
    line.delay = 0
  },
}

/** People keep writing while connections to PostgreSQL break, stall and slow down, and while it restarts. */
export async function databaseFaults(context: Context) {
  const kinds = Object.entries(faults)
  const each = context.rounds(200 / kinds.length)
  const seen = nothingSeen()
  for (const [name, fault] of kinds)
    await withProxy(context, async ({ proxy, server, url }) => {
      const product = await context.product({ DATABASE_URL: url })
      await whileFailing(seen, product, each, async () => {
        await pause(200 + Math.random() * 300)
        await fault(proxy, server)
        return performance.now()
      })
      await product.stop()
      context.say(`${each} rounds of ${name}`)
    })
  return outcomeOf({
    ...figuresOf(seen, each * kinds.length),
    acknowledged: seen.acknowledged,
    "answers 503": atLeast(seen.answers.get("503 unavailable"), each * kinds.length),
  })
}
