import { Client } from "pg"
import { v7 as uuidv7 } from "uuid"
import type { Dataset } from "./dataset.ts"
import type { Line } from "./figure.ts"
import { middle } from "./load.ts"

const rounds = 100

type Act = { name: string; most: number; statement: string; values: () => unknown[] }

const acts: Act[] = [
  {
    name: "adding a product",
    most: 5,
    statement: `insert into products (id, "sellerId", "categoryId", "imageId", "productName", "productCondition",
        "sellingPrice", "buyingPrice", "timeUsed", "phoneNumber", location, district, "productDescription")
      select $1, "sellerId", "categoryId", "imageId", "productName", "productCondition", "sellingPrice", "buyingPrice",
        "timeUsed", "phoneNumber", location, district, "productDescription"
      from products where "deletedAt" is null order by id desc limit 1`,
    values: () => [uuidv7()],
  },
  {
    name: "selling one",
    most: 1,
    statement: `update products set "soldAt" = now()
      where id = (select id from products where "soldAt" is null and "deletedAt" is null order by id desc limit 1)`,
    values: () => [],
  },
]

/** Measures what the search triggers add to a write: all rounds with the triggers, then all rounds without. */
export async function measureWrites({ size, url }: Dataset): Promise<Line[]> {
  const client = new Client(url)
  await client.connect()
  const lines: Line[] = []
  for (const act of acts) {
    const [withSearch, without] = [await timesOf(client, act, true), await timesOf(client, act, false)]
    const more = middle(withSearch) - middle(without)
    lines.push({
      figure: `What the search adds to ${act.name}, with ${size.toLocaleString("en")} products`,
      target: `≤ ${act.most} ms`,
      measured: `${more.toFixed(2)} ms: ${middle(withSearch).toFixed(2)} against ${middle(without).toFixed(2)}`,
      held: more <= act.most,
    })
  }
  await client.end()
  return lines
}

async function timesOf(client: Client, { statement, values }: Act, hasSearch: boolean) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await client.query("begin")
    if (!hasSearch)
      await client.query(
        `alter table products disable trigger "search: add", disable trigger "search: change"`,
      )
    const startedAt = performance.now()
    await client.query(statement, values())
    times.push(performance.now() - startedAt)
    await client.query("rollback")
  }
  return times
}
