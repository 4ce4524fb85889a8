import { foreignCall, neighbours, type Probe } from "../foreign.ts"
import { changes, restingRowsOf } from "../rows.ts"
import { fromSeed, Seeded } from "../seeded.ts"
import { callsATurn, wishesGranted } from "../wishes.ts"

const lanes = 8
// one in twenty says more than it may about a thing of one's own
const ownShare = 20

/** People who are signed in ask for what is someone else's, and say more than they may about what is their own. */
export const foreignThings = fromSeed(async ({ product: open, rounds }, seed) => {
  const product = await open()
  const { db, close } = await product.database()
  try {
    const place = await neighbours(product)
    const random = new Seeded(seed)
    const found: string[] = []
    const before = await restingRowsOf(db)
    const foreign = rounds(10_000 - 10_000 / ownShare)
    const probes = Array.from({ length: foreign }, () => foreignCall(place, random))
    const distinct = new Set(probes.map((probe) => wordsOf(probe))).size
    await Promise.all(Array.from({ length: lanes }, () => askAll(probes, found)))
    found.push(...changes(before, await restingRowsOf(db)).map((table) => `changed ${table}`))
    // whoever has lost something cannot go on
    const own = found.length > 0 ? 0 : rounds(10_000 / ownShare)
    for (let turn = 0; turn < own; turn += 1) found.push(...(await wishesGranted(db, place, random)))
    return {
      measured: `${foreign} calls about what is someone else's, of them ${distinct} distinct in what is called, by whom and about what, and ${own * callsATurn} with more fields than they have (seed ${seed}): ${found.length} accepted, leaked or changed${found.length > 0 ? ` (${[...new Set(found)].slice(0, 5).join("; ")})` : ""}`,
      held: found.length === 0 && distinct >= foreign * 0.4,
    }
  } finally {
    await close()
    await product.stop()
  }
})

async function askAll(left: Probe[], found: string[]) {
  for (let probe = left.pop(); probe; probe = left.pop()) {
    const { asker, method, path, body, refusal } = probe
    const answer = await asker[method](path, body)
    const text = await answer.text()
    const isRefused = refusal ? answer.status === refusal : refusals.has(answer.status)
    if (!isRefused) found.push(`${wordsOf(probe)}: ${answer.status}`)
    if (secrets.some((secret) => text.includes(secret)))
      found.push(`${wordsOf(probe)} shows what is not theirs`)
  }
}

function wordsOf({ asker, method, path, body }: Probe) {
  return `${method} ${path} by ${asker.name}${body === undefined ? "" : ` with ${JSON.stringify(body)}`}`
}

const refusals = new Set([401, 403, 404])
// a buyer's own phone and place
const secrets = ["01800000001", "Mirpur, Dhaka"]
