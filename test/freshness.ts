import { once } from "node:events"
import { Agent, type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { z } from "zod"
import { Inserted } from "../contract/fields.ts"
import { productPath } from "../contract/product-path.ts"
import { bookProduct, buyerContact, payBooking } from "./acts/paying.ts"
import { apiOf, firstCategory, productOf, signUpUser, withAccessToken } from "./people.ts"
import type { Product } from "./product.ts"

const Sold = z.object({ code: z.literal("already-sold") })
const Listed = z.array(z.object({ _id: z.string(), sellingPrice: z.number() }))
const onItsPage = "BOOK NOW"

/** Milliseconds for which another process may show the old state (decision 22). */
const patience = 1_000
const readers = 8
const connectionsOfTomal = 8
/** Pause of each reader in milliseconds, which leaves CPU time for the writers. */
const between = 200
/** Keep-alive of a connection in milliseconds: below the server's, which could otherwise close it during a request. */
const longestIdle = 2_500
/** Products listed for each one sold. */
const listedForOneSold = 100
/** Products listed with one access token: fewer than a busy machine lists in its 15 minutes. */
const listedForOneToken = 1_000
/** Reads of the list by each reader for each check of what was sold last. */
const listReadsForOneSold = 5

/**
 * Counts stale reads. Rahim lists products one after the other, each 1 BDT dearer than the last, while others read the
 * list over connections to all processes. `here` counts lists that lacked a product just listed through the same
 * connection, `anywhere` those that lacked it a second later, and sold products that a page or a search still offered.
 * `onOtherProcess` counts the checks for `here` that another process answered. Ana buys one product in a hundred;
 * `bookable` of Tomal's `tries` to book a sold product succeeded.
 */
export async function countStale(product: Product, writes: number) {
  const api = apiOf(product)
  let rahim = await signUpUser(api, "Rahim Uddin", "Seller")
  let ana = await signUpUser(api, "Ana Gomes", "Buyer")
  let tomal = await signUpUser(api, "Tomal Das", "Buyer")
  const categoryId = await firstCategory(api)
  const template = await productOf(rahim, categoryId)
  const list = `/api/products?categoryId=${categoryId}&limit=1`
  /** The time at which each product was acknowledged, by price in BDT. */
  const acknowledged = [performance.now()]
  const sold: Sale[] = []
  const stale = { here: 0, anywhere: 0, onOtherProcess: 0, bookable: 0, tries: 0, reads: 0 }
  const done = new AbortController()
  const ask = connection(product)
  const connections = Array.from({ length: connectionsOfTomal }, () => connection(product))
  const watching = Array.from({ length: readers }, () => watch(connection(product)))
  await Promise.all([stock().finally(() => done.abort()), ...watching])
  return stale

  async function stock() {
    for (let price = 1; price <= writes; price += 1) {
      const body = JSON.stringify({ ...template, sellingPrice: price })
      const added = await ask("POST", "/api/products", body, rahim.accessToken)
      if (added.status !== 201) throw new Error(`product ${price} was answered ${added.status}`)
      acknowledged.push(performance.now())
      const response = await ask("GET", list)
      if (response.socket !== added.socket) stale.onOtherProcess += 1
      else if (newestOf(response.body) !== price) stale.here += 1
      if (price % listedForOneSold === 0) await sell(Inserted.parse(added.body).insertedId, price)
      if (price % listedForOneToken === 0) await renew()
    }
  }

  async function renew() {
    rahim = await withAccessToken(api, rahim)
    ana = await withAccessToken(api, ana)
    tomal = await withAccessToken(api, tomal)
  }

  async function sell(productId: string, price: number) {
    await payBooking(ana, await bookProduct(ana, productId), price)
    sold.push({ id: productId, price, time: performance.now() })
    const booking = JSON.stringify({ ...buyerContact, productId })
    const responses = await Promise.all(
      connections.map((asks) => asks("POST", "/api/bookings", booking, tomal.accessToken)),
    )
    for (const { status, body } of responses) {
      stale.tries += 1
      if (status === 201) stale.bookable += 1
      else Sold.parse(body)
    }
  }

  async function watch(asks: ReturnType<typeof connection>) {
    for (let turn = 1; !done.signal.aborted; turn += 1) {
      const due = acknowledged.findLastIndex((time) => time < performance.now() - patience)
      const { body } = await asks("GET", list)
      stale.reads += 1
      if (newestOf(body) < due) stale.anywhere += 1
      if (turn % listReadsForOneSold === 0 && (await isLastShownUnsold(asks))) stale.anywhere += 1
      await pause(between)
    }
  }

  async function isLastShownUnsold(asks: ReturnType<typeof connection>) {
    const last = sold.findLast(({ time }) => time < performance.now() - patience)
    return last !== undefined && (await isShownUnsold(asks, last, template.productName))
  }
}

type Sale = { id: string; price: number; time: number }

async function isShownUnsold(asks: ReturnType<typeof connection>, { id, price }: Sale, productName: string) {
  const page = await asks("GET", productPath({ _id: id, productName }))
  if (page.status !== 200) throw new Error(`its page was answered ${page.status}`)
  const search = await asks("GET", `/api/products?min=${price}&max=${price}`)
  return page.words.includes(onItsPage) || Listed.parse(search.body).some(({ _id }) => _id === id)
}

function newestOf(list: unknown) {
  return Listed.parse(list)[0]?.sellingPrice ?? 0
}

/** A keep-alive connection to one of the processes. */
function connection({ address }: Product) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: longestIdle })
  return async (method: string, path: string, body?: string, accessToken?: string) => {
    const headers = {
      ...(body && { "Content-Type": "application/json" }),
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    }
    const sent = request(new URL(path, address), { agent, method, headers })
    sent.end(body)
    const [answer]: IncomingMessage[] = await once(sent, "response")
    if (!answer) throw new Error("no answer")
    const { statusCode: status, socket } = answer
    const words = await text(answer)
    const isJson = answer.headers["content-type"]?.includes("json")
    const read: unknown = isJson ? JSON.parse(words) : undefined
    return { status, socket, words, body: read }
  }
}
