import { childrenOf } from "../../test/processes.ts"
import { secret } from "../../test/sign-up-users.ts"
import { cpuSecondsOf } from "../cpu-time.ts"
import type { Figure, Line } from "../figure.ts"
import { alternate, type Load, loader, median, middle, perSecond, ratio } from "../load.ts"
import { limitCpu } from "../cpu-limit.ts"
import { createDataset } from "../dataset.ts"

const target = 1.7
const size = 20_000
const limit = 24
/** Share of one core for each process, so that the database and wrk never become the bottleneck. */
const share = 0.3

export const processes: Figure = {
  name: "processes",
  about: "Two processes on one database server, against one",
  async measure(context) {
    const dataset = await createDataset(context, size)
    const one = dataset.product
    const two = await context.product({
      DATABASE_URL: dataset.url,
      AUTH_SECRET: secret,
      WEB_CONCURRENCY: "2",
    })
    const ids = await dataset.ask<{ id: string }>("select id from products order by md5(id::text)")
    // each request has its own cursor, so that no cache can answer
    const requests = ids.map(({ id }) => ({ path: `/api/products?limit=${limit}&cursor=${id}` }))
    const single = loader(one.address, requests)
    const compare = async (figure: string) => {
      const double = withCpuShare(two.pid, loader(two.address, requests))
      return lineOf(figure, await alternate(single, double.load), double.shares)
    }
    const shared = await compare("Uncached lists by two processes, against one")
    const ends = await Promise.all(
      [one.pid, ...(await childrenOf(two.pid, /main/))].map((pid) => limitCpu(pid, share)),
    )
    try {
      return [
        shared,
        await compare(
          `The same, where each process has ${share} of a core, and the database as much as it needs`,
        ),
      ]
    } finally {
      for (const end of ends) await end()
    }
  },
}

/** Runs a load and records the share of each round for which these processes kept a core busy. */
function withCpuShare(pid: number, ask: () => Promise<Load>) {
  const shares: number[] = []
  const load = async () => {
    const before = await cpuSecondsOf(pid)
    const found = await ask()
    shares.push(((await cpuSecondsOf(pid)) - before) / found.seconds)
    return found
  }
  return { load, shares }
}

function lineOf(figure: string, loads: Load[][], shares: number[]): Line {
  const [single = [], both = []] = loads
  const gain = ratio(both, single)
  const wrk = median(both, ({ busy, seconds }) => busy / seconds)
  const product = middle(shares)
  return {
    figure,
    target: `≥ ${target}`,
    measured: `${perSecond(both)} against ${perSecond(single)}; of the cores the two processes had ${product.toFixed(2)}, wrk ${wrk.toFixed(2)}, the rest was the database's and others'`,
    ratio: gain,
    held: gain >= target,
  }
}
