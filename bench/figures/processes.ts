import type { Figure } from "../figure.ts"
import { busyOf } from "../busy.ts"
import { byTurns, loader, median, middle, perSecond, ratio } from "../load.ts"
import { settle } from "../town.ts"
import { secret } from "../../test/troupe.ts"

const target = 1.7
const size = 20_000
const limit = 24

export const processes: Figure = {
  name: "processes",
  about: "Two processes on one database server, against one",
  async measure(ground) {
    const town = await settle(ground, size)
    const two = await ground.product({ DATABASE_URL: town.url, AUTH_SECRET: secret, WEB_CONCURRENCY: "2" })
    const ids = await town.ask<{ id: string }>("select id from products order by md5(id::text)")
    // another page each time, so that no cache can answer
    const asked = ids.map(({ id }) => ({ path: `/api/products?limit=${limit}&cursor=${id}` }))
    const shares: number[] = []
    const double = loader(two.address, asked)
    const [single = [], both = []] = await byTurns(loader(town.product.address, asked), async () => {
      const before = await busyOf(two.pid)
      const load = await double()
      shares.push(((await busyOf(two.pid)) - before) / load.seconds)
      return load
    })
    const gain = ratio(both, single)
    const wrk = median(both, ({ busy, seconds }) => busy / seconds)
    const product = middle(shares)
    return [
      {
        figure: "Uncached lists by two processes, against one",
        target: `≥ ${target}`,
        measured: `${perSecond(both)} against ${perSecond(single)}; of the cores the two processes had ${product.toFixed(2)}, wrk ${wrk.toFixed(2)}, the rest was the database's and others'`,
        ratio: gain,
        held: gain >= target,
      },
    ]
  },
}
