import { connect } from "../../db/connect.ts"
import { list } from "../../server/products/products.ts"
import { recordStatements } from "../../test/statements.ts"
import type { Figure } from "../figure.ts"
import { alternate, loader, perSecond, ratio } from "../load.ts"
import { startProgram } from "../program.ts"
import { createDataset } from "../dataset.ts"

const target = 0.7
const size = 100_000
const limit = 24
const pages = 20_000

export const uncached: Figure = {
  name: "uncached",
  about: "A list read from PostgreSQL, against the same statement by pg alone",
  async measure(context) {
    const dataset = await createDataset(context, size)
    const bare = await startProgram("list", dataset.url, await statementOf(dataset.url))
    try {
      const ids = await dataset.ask<{ id: string }>(
        `select id from products order by md5(id::text) limit ${pages}`,
      )
      const requests = ids.map(({ id }) => ({ path: `/api/products?limit=${limit}&cursor=${id}` }))
      const bytes = await Promise.all(
        [dataset.product.address, bare.address].map((at) => bytesOf(at + requests[0]?.path)),
      )
      const [ours = [], theirs = []] = await alternate(
        loader(dataset.product.address, requests),
        loader(bare.address, requests),
      )
      const share = ratio(ours, theirs)
      return [
        {
          figure: `A list of ${limit} of 100,000 products, another page each time, against pg alone`,
          target: `≥ ${target}`,
          measured: `${perSecond(ours)} of ${bytes[0]} bytes against ${perSecond(theirs)} of ${bytes[1]}`,
          ratio: share,
          held: share >= target,
        },
      ]
    } finally {
      await bare.stop()
    }
  },
}

/** The SQL statement that the product executes for the list. */
async function statementOf(url: string) {
  const { db, pool, close } = connect(url)
  const from = { id: "ffffffff-ffff-7fff-bfff-ffffffffffff" }
  const [statement] = await recordStatements(pool)(() => list(db, {}, { limit, from }))
  await close()
  return statement?.text ?? ""
}

async function bytesOf(address: string) {
  return (await (await fetch(address)).arrayBuffer()).byteLength
}
