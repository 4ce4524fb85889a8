import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { keptTables } from "../../db/copy.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import { command, settingsOf, stateOf } from "../backups.ts"
import type { Context } from "../context.ts"
import { exactly, none, outcomeOf } from "../outcome.ts"
import { crowd } from "../people.ts"
import { Random } from "../random.ts"

// a running product changes its checkpoints by itself
const compared = keptTables.filter((table) => table !== "checkpoints")

/** Tries to restore a product from its own backup with a flipped bit, a missing piece or a repeated one. */
export async function refusedRestores({ postgresql, product: open, rounds, seed }: Context) {
  const settings = settingsOf(await postgresql?.database())
  const product = await open(settings)
  await crowd(product, 1)
  const folder = await temporaryFolder("backline-trust-restores-")
  const [file, damaged] = [join(folder, "whole.gz"), join(folder, "damaged.gz")]
  const files = rounds(100)
  const random = new Random(seed)
  const changed: string[] = []
  let refused = 0
  try {
    await command(product, settings, "backup", file)
    const whole = await readFile(file)
    // written after the backup: a restore would lose it
    await crowd(product, 1, " later")
    const before = await stateOf(product, compared)
    for (let count = 0; count < files; count += 1) {
      const [what, damage] = damages[count % damages.length] ?? damages[0]
      const place = random.below(whole.length)
      await writeFile(damaged, damage(whole, place))
      const restore = command(product, settings, "restore", damaged, "--replace")
      refused += await restore.then(
        () => 0,
        () => 1,
      )
      if (!isDeepStrictEqual(await stateOf(product, compared), before)) changed.push(`${what} at ${place}`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  return outcomeOf({ refused: exactly(refused, files), "that changed something": none(changed) })
}

const damages: [[string, Damage], ...[string, Damage][]] = [
  ["a flipped bit", flip],
  ["an end that is missing", (whole, place) => whole.subarray(0, place)],
  ["a byte that is missing", (whole, place) => cut(whole, place, place + 1)],
  ["a piece that is missing", (whole, place) => cut(whole, place, place + 1_000)],
  ["a piece that stands twice", (whole, place) => cut(whole, place + 1_000, place)],
]

type Damage = (whole: Buffer, place: number) => Buffer

function flip(whole: Buffer, place: number) {
  const copy = Buffer.from(whole)
  copy.writeUInt8(copy.readUInt8(place) ^ 1, place)
  return copy
}

/** Removes or repeats a part: the bytes before `end`, followed by those from `start` on. */
function cut(whole: Buffer, end: number, start: number) {
  return Buffer.concat([whole.subarray(0, end), whole.subarray(start)])
}
