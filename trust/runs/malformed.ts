import { type Person, apiOf, type Api } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import { crowd } from "../people.ts"
import { addresses } from "../malformed/addresses.ts"
import { bodies } from "../malformed/bodies.ts"
import { floods } from "../malformed/floods.ts"
import { forms } from "../malformed/forms.ts"
import { protocol } from "../malformed/protocol.ts"
import { type Fate, sendRaw } from "../malformed/send.ts"
import { memoryOf } from "../memory.ts"
import { engines, type Run } from "../run.ts"

const mostGrowth = 100

/** Requests that no honest browser sends, byte by byte, while the product's memory is watched. */
export const malformed: Run = {
  engines,
  async run({ product: open, say }) {
    const product = await open()
    const { pid } = product
    const { rahim, api } = await crowd(product, 1)
    await ordinaryWork(api, rahim)
    const before = await memoryOf(product)
    const { accessToken } = rahim
    const corpus = [...addresses(), ...bodies(), ...protocol(), ...forms(accessToken), ...floods(accessToken)]
    const fates = new Map<string, number>()
    let highest = before
    let most = { sent: 0, name: "" }
    for (const each of corpus) {
      const watch = setInterval(
        () => void memoryOf(product).then((now) => (highest = Math.max(highest, now))),
        25,
      )
      const { fate, sent } = await sendRaw(product.address, each)
      clearInterval(watch)
      highest = Math.max(highest, await memoryOf(product))
      if (sent > most.sent) most = { sent, name: each.name }
      const kind = kindOf(fate)
      fates.set(kind, (fates.get(kind) ?? 0) + 1)
      if (kind !== "4xx" && kind !== "closed") say(`${each.name}: ${fate}`)
    }
    const isAlive = product.isAlive && product.pid === pid && (await apiOf(product).request("/healthz")).ok
    const refused = (fates.get("4xx") ?? 0) + (fates.get("closed") ?? 0)
    const growth = Math.round(highest - before)
    const told = [...fates].map(([kind, count]) => `${count} ${kind}`).join(", ")
    return {
      measured: `${corpus.length} malformed requests: ${told}; the same process ${isAlive ? "answers" : "does NOT answer"} afterwards; at most ${Math.round(most.sent / 1_000_000)} MB were taken before an answer (${most.name}); memory +${growth} MB at most (from ${Math.round(before)} MB)`,
      held: refused === corpus.length && corpus.length >= 400 && isAlive && growth < mostGrowth,
    }
  },
}

/** What a product in use has in memory before anyone attacks it. */
async function ordinaryWork(api: Api, rahim: Person) {
  const photo = await aJpeg({ width: 3000, height: 2000 })
  for (let round = 0; round < 100; round += 1) {
    for (const path of ["/api/products", "/", "/nowhere"]) await (await api.request(path)).text()
    if (round % 10 === 0) await (await rahim.upload(photo)).text()
  }
}

function kindOf(fate: Fate) {
  return typeof fate === "number" ? `${Math.floor(fate / 100)}xx` : fate
}
