import { sends } from "../../test/calls/callers.ts"
import type { Context } from "../context.ts"
import { withDatabase } from "../database.ts"
import { peopleOf, type Probe, probesOf } from "../cross-user.ts"
import { callsPerTurn, excessGranted } from "../mass-assignment.ts"
import { atLeast, none, outcomeOf } from "../outcome.ts"
import { inLanes } from "../people.ts"
import { Random } from "../random.ts"
import { changes, restingRowsOf } from "../rows.ts"

const refusals = [401, 403, 404, 422]
// a buyer's own phone number and location
const secrets = ["01800000001", "Mirpur, Dhaka"]

/** Callers ask for other users' data, and set fields that they may not set. */
export async function crossUserAccess({ product: open, rounds, seed }: Context) {
  const product = await open()
  return withDatabase(product, async (db) => {
    const people = await peopleOf(product)
    const all = await probesOf(people, Math.max(5, rounds(45)))
    const random = new Random(seed)
    const before = await restingRowsOf(db)
    const probes = Array.from({ length: rounds(9_500) }, () => random.pick(all))
    const distinct = new Set(probes).size
    const found: string[] = []
    await inLanes(8, [...probes.keys()], async (number) => found.push(...(await leaksOf(probes[number]))))
    found.push(...changes(before, await restingRowsOf(db)).map((table) => `changed ${table}`))
    // people may have lost data, and cannot go on
    const turns = found.length > 0 ? 0 : rounds(500)
    for (let turn = 0; turn < turns; turn += 1) found.push(...(await excessGranted(db, people, random)))
    return outcomeOf({
      "calls about what is someone else's": probes.length,
      "distinct in what is called, by whom and about what": atLeast(distinct, probes.length * 0.4),
      "calls with more fields than they have": turns * callsPerTurn,
      "accepted, leaked or changed": none(new Set(found)),
    })
  })
}

async function leaksOf(probe: Probe | undefined) {
  if (!probe) return []
  const { caller, who, call, request } = probe
  const response = await sends(caller, call, request)
  const text = await response.text()
  const isLeaking = secrets.some((secret) => text.includes(secret))
  const line = `${call} by ${who}`
  return [
    ...(refusals.includes(response.status) ? [] : [`${line}: ${response.status}`]),
    ...(isLeaking ? [`${line} shows what is not theirs`] : []),
  ]
}
