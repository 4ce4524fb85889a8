import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import sharp from "sharp"
import { Product } from "../../test/product.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import type { Context } from "../context.ts"
import { Counter } from "../counter.ts"
import { exactly, none, outcomeOf } from "../outcome.ts"
import { figuresOf, nothingSeen, whileFailing } from "../outages.ts"
import type { Crowd } from "../people.ts"
import { type SmallDisk, smallDisk, toSmallDisk } from "../small-disk.ts"

const megabytes = 250
const nobody = 65_534
/** Milliseconds for which the disk stays full. */
const fullFor = 2_000
const storageFull = "503 storage-full"

/** People write and read while the disk of the database and photos is full, repeatedly. */
export async function fullDisk(context: Context) {
  const { product, disk, close } = await onSmallDisk(context)
  const rounds = context.rounds(20)
  const seen = nothingSeen()
  const reads = new Counter()
  let refusing = 0
  try {
    await whileFailing(seen, product, rounds, async ({ people, round }) => {
      const before = seen.answers.get(storageFull)
      await keepFull(disk, () => readAll(people, reads))
      refusing += Number(seen.answers.get(storageFull) > before)
      await disk.makeRoom()
      context.say(`round ${round} of ${rounds}: ${String(seen.answers)}; reads ${String(reads)}`)
      return performance.now()
    })
    return outcomeOf({
      ...figuresOf(seen, rounds),
      acknowledged: seen.acknowledged,
      "rounds that refused writes": exactly(refusing, rounds),
      "other refusals": none(seen.answers.except(/^(2\d\d|409)\b|^503 storage-full$/)),
      "recoveries without a restart": exactly(seen.recoveries.filter((ms) => ms < 30_000).length, rounds),
      reads: String(reads),
      "failed reads": none(reads.except(/^200$/)),
      "half photo files": none(await incompletePhotos(product)),
    })
  } finally {
    await disk.makeRoom()
    await close()
  }
}

async function keepFull(disk: SmallDisk, meanwhile: () => Promise<void>) {
  const began = performance.now()
  while (performance.now() - began < fullFor) {
    await disk.fill()
    await meanwhile()
    await pause(50)
  }
}

/** Reads a page, a list, a photo, and the user's own data. */
async function readAll({ buyers, template, nobody }: Crowd, reads: Counter) {
  const asked = [
    ...["/", "/api/categories", template.productPhoto, "/healthz"].map((path) => ({ who: nobody, path })),
    ...buyers.map((who) => ({ who, path: `/api/bookings?email=${who.email}` })),
  ]
  for (const { who, path } of asked) {
    const response = await who.get(path)
    await response.arrayBuffer()
    reads.add(response.status === 200 ? "200" : `${response.status} ${path.split("?")[0]}`)
  }
}

/** Files in the photo folder that are not complete photos. */
async function incompletePhotos({ dataDir }: Product) {
  const folder = join(dataDir, "photos")
  const halves: string[] = []
  for (const name of await readdir(folder)) {
    const read = sharp(join(folder, name), { failOn: "error" }).stats()
    const fault = await read.then(() => "", String)
    if (name.startsWith(".") || fault) halves.push(name)
  }
  return halves
}

/** Embedded: all data of the product is on the small disk. PostgreSQL: only its tables; log and photos have room. */
async function onSmallDisk({ postgresql, product: open }: Context) {
  if (postgresql) {
    await postgresql.stop()
    const disk = await toSmallDisk(postgresql.data, megabytes, nobody)
    await postgresql.start()
    const product = await open({ DATABASE_URL: await postgresql.database() })
    const close = async () => {
      await product.stop()
      await postgresql.stop()
      await disk.remove()
    }
    return { product, disk, close }
  }
  const folder = await temporaryFolder("backline-trust-disk-")
  const disk = await smallDisk(folder, megabytes)
  const product = new Product(folder, { DEMO: "off" })
  await product.start()
  const close = async () => {
    await product.stop()
    await disk.remove()
    await rm(folder, { recursive: true })
  }
  return { product, disk, close }
}
