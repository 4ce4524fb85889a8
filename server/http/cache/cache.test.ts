import { expect, onTestFinished, test } from "vitest"
import { z } from "zod"
import { Product, Products } from "../../../contract/products.ts"
import { listen as listenTo, type Receive } from "../../../db/listen.ts"
import { pagesChangedChannel } from "../../../db/migrations/0005-shown.ts"
import { testDatabase } from "../../../test/database.ts"
import { listProduct, type Person } from "../../../test/people.ts"
import { type TestApp, testApp } from "../../../test/test-app.ts"
import { readConfig } from "../../config/config.ts"
import { listen } from "../listen.ts"
import { createCache } from "./cache.ts"

/** A server with its own cache, which listens to the database like another process. */
async function startProcess({ api, context }: TestApp) {
  const { clientConfig } = await testDatabase()
  let made = 0
  const cache = createCache(async (request, env) => {
    made += 1
    return api.fetch(request, env)
  }, context)
  const listening = Promise.withResolvers<void>()
  const onConnected = (receive: Receive) => {
    cache.open(receive)
    listening.resolve()
  }
  const channel = { onConnected, onNotice: cache.drop, onLost: cache.close }
  const stopListening = listenTo(clientConfig, { [pagesChangedChannel]: channel })
  const server = await listen(cache, readConfig({ HOST: "127.0.0.1", PORT: "0" }))
  onTestFinished(async () => {
    server.close()
    await stopListening()
  })
  await listening.promise
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { address: `http://127.0.0.1:${port}`, countMade: () => made }
}

type Process = Awaited<ReturnType<typeof startProcess>>

function send({ address }: Process, { accessToken }: Person, method: string, path: string, change?: object) {
  const headers = { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" }
  return fetch(address + path, { method, headers, body: JSON.stringify(change) })
}

type Shown = Pick<Product, "productName" | "sellingPrice"> | undefined

/** The product in three cached responses: its own, a search, and its category. */
async function shownAt({ address }: Process, { guitars }: TestApp, id: string): Promise<Shown[]> {
  const one = await fetch(`${address}/api/products/${id}`)
  const lists = ["q=stratocaster", `categoryId=${guitars}`].map(async (query) => {
    const found = Products.parse(await (await fetch(`${address}/api/products?${query}`)).json())
    return found.find(({ _id }) => _id === id)
  })
  const all = [one.ok ? Product.parse(await one.json()) : undefined, ...(await Promise.all(lists))]
  return all.map((each) => each && { productName: each.productName, sellingPrice: each.sellingPrice })
}

const before = { productName: "Fender Player Stratocaster", sellingPrice: 62_000 }
const cheaper = { ...before, sellingPrice: 58_000 }
const renamed = { ...before, productName: "Fender Jaguar" }
const gone = [undefined, undefined, undefined]

/** Changes by the seller, and what the responses show after each. */
const changes: [string, string, string, object | undefined, Shown[]][] = [
  ["another price", "PATCH", "products", { sellingPrice: 58_000 }, [cheaper, cheaper, cheaper]],
  ["another name", "PATCH", "products", { productName: "Fender Jaguar" }, [renamed, undefined, renamed]],
  ["the withdrawal", "PATCH", "myProducts", { withdrawn: true }, gone],
  ["a sale elsewhere", "PATCH", "myProducts", { soldElsewhere: true }, gone],
  ["the removal", "DELETE", "products", undefined, gone],
]

test.each(changes)(
  "%s of a product is shown by its process at once, and by others within a second",
  async (_, method, calls, change, after) => {
    const app = await testApp()
    const id = await listProduct(app.rahim, app.guitars)
    const [here, there] = [await startProcess(app), await startProcess(app)]
    for (const each of [here, there]) {
      for (const how of ["made", "kept"])
        expect(await shownAt(each, app, id), how).toEqual([before, before, before])
      expect(each.countMade()).toBe(3)
    }
    const response = await send(here, app.rahim, method, `/api/${calls}/${id}`, change)
    expect(response.status).toBe(200)
    expect(await shownAt(here, app, id)).toEqual(after)
    await expect.poll(() => shownAt(there, app, id), { timeout: 1_000, interval: 50 }).toEqual(after)
  },
)
