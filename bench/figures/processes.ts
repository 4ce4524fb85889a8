import { v7 as uuidv7 } from "uuid"
import type { Figure } from "../figure.ts"
import { byTurns, loader, median, ratio } from "../load.ts"

const target = 1.7
// each asks for another page, so that no cache can answer
const pages = 100_000

export const processes: Figure = {
  name: "processes",
  about: "Two processes on one database server, against one",
  async measure({ product, databaseServer }) {
    const url = await (await databaseServer()).database()
    const settings = { DATABASE_URL: url, AUTH_SECRET: "x".repeat(32), DEMO: "on" }
    const one = await product(settings)
    const two = await product({ ...settings, WEB_CONCURRENCY: "2" })
    const asked = Array.from({ length: pages }, () => ({ path: `/api/products?limit=24&cursor=${uuidv7()}` }))
    const [single = [], double = []] = await byTurns(loader(one.address, asked), loader(two.address, asked))
    const gain = ratio(double, single)
    const busy = Math.round(100 * median(double, ({ busy, seconds }) => busy / seconds))
    return [
      {
        figure: "Uncached lists by two processes, against one",
        target: `≥ ${target}`,
        measured: `${perSecond(double)} against ${perSecond(single)}; wrk kept a core busy for ${busy} % of the time`,
        ratio: gain,
        held: gain >= target,
      },
    ]
  },
}

function perSecond(loads: Parameters<typeof median>[0]) {
  return `${Math.round(median(loads)).toLocaleString("en")}/s`
}
