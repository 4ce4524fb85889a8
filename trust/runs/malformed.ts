import { apiOf } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Context } from "../context.ts"
import { Counter, pickEvenly } from "../counter.ts"
import { addresses } from "../malformed/addresses.ts"
import { bodies } from "../malformed/bodies.ts"
import { floods } from "../malformed/floods.ts"
import { forms } from "../malformed/forms.ts"
import { protocol } from "../malformed/protocol.ts"
import { sendRaw } from "../malformed/raw-request.ts"
import { watchMemory } from "../memory.ts"
import { atLeast, below, holds, none, outcomeOf } from "../outcome.ts"
import { type Crowd, crowd } from "../people.ts"

/** Sends malformed requests byte by byte while the product's memory is watched. */
export async function malformed({ product: open, size, rounds }: Context) {
  const product = await open()
  const { pid } = product
  const people = await crowd(product, 1)
  // all of them take seconds; a small run sends every eighth
  const share = size === "small" ? 1 / 8 : 1
  await ordinaryWork(people, Math.max(20, rounds(100)))
  const { accessToken } = people.rahim
  const corpus = [...addresses(), ...bodies(), ...protocol(), ...forms(accessToken), ...floods(accessToken)]
  const memory = await watchMemory(product, 25)
  const fates = new Counter()
  const believed: string[] = []
  let most = { sent: 0, name: "" }
  for (const each of pickEvenly(corpus, Math.ceil(corpus.length * share))) {
    const { fate, sent } = await sendRaw(product.address, each)
    if (sent > most.sent) most = { sent, name: each.name }
    const kind = typeof fate === "number" ? `${Math.floor(fate / 100)}xx` : fate
    fates.add(kind)
    if (kind !== "4xx" && kind !== "closed") believed.push(`${each.name}: ${fate}`)
  }
  const { ok } = await apiOf(product).request("/healthz")
  return outcomeOf({
    "malformed requests": atLeast(fates.total, 400 * share),
    answered: String(fates),
    "neither refused nor closed": none(believed),
    "the same process answers": holds(ok && product.isAlive && product.pid === pid),
    "MB taken at most before an answer": `${Math.round(most.sent / 1_000_000)} (${most.name})`,
    "MB of memory more at most": below(await memory.growth(), 100),
  })
}

/** Warms the product up, so that its memory before the attack is that of a product in use. */
async function ordinaryWork({ nobody, rahim }: Crowd, rounds: number) {
  const photo = await aJpeg({ width: 3000, height: 2000 })
  for (let round = 0; round < rounds; round += 1) {
    for (const path of ["/api/products", "/", "/nowhere"]) await (await nobody.get(path)).text()
    if (round % 10 === 0) await (await rahim.upload(photo)).text()
  }
}
