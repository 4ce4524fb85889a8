import { foreignCall, neighbours, type Probe, wishesGranted } from "../foreign.ts"
import { changes, restingRowsOf } from "../rows.ts"
import { engines, type Run } from "../run.ts"
import { chosenSeed, Seeded } from "../seeded.ts"

const lanes = 8
// one in twenty says more than it may about a thing of one's own
const ownShare = 20

/** People who are signed in ask for what is someone else's, and say more than they may about what is their own. */
export const foreignThings: Run = {
  engines,
  async run({ product: open, rounds, say }) {
    const seed = chosenSeed(say)
    const product = await open()
    const { db, close } = await product.database()
    try {
      const place = await neighbours(product)
      const random = new Seeded(seed)
      const found: string[] = []
      const before = await restingRowsOf(db)
      const foreign = rounds(10_000 - 10_000 / ownShare)
      const probes = Array.from({ length: foreign }, () => foreignCall(place, random))
      await Promise.all(Array.from({ length: lanes }, () => askAll(probes, found)))
      found.push(...changes(before, await restingRowsOf(db)).map((table) => `changed ${table}`))
      const own = rounds(10_000 / ownShare)
      for (let turn = 0; turn < own; turn += 1) found.push(...(await wishesGranted(place, random)))
      return {
        measured: `${foreign} calls about what is someone else's and ${own * 4} with more fields than they have (seed ${seed}): ${found.length} accepted, leaked or changed${found.length > 0 ? ` (${[...new Set(found)].slice(0, 5).join("; ")})` : ""}`,
        held: found.length === 0,
      }
    } finally {
      await close()
    }
  },
}

async function askAll(left: Probe[], found: string[]) {
  for (let probe = left.pop(); probe; probe = left.pop()) {
    const { asker, method, path, body } = probe
    const answer = await asker[method](path, body)
    const text = await answer.text()
    const where = `${method} ${path} by ${asker.name}`
    if (!refusals.has(answer.status)) found.push(`${where}: ${answer.status}`)
    if (secrets.some((secret) => text.includes(secret))) found.push(`${where} shows what is not theirs`)
  }
}

const refusals = new Set([401, 403, 404])
// a buyer's own phone and place
const secrets = ["01800000001", "Mirpur, Dhaka"]
