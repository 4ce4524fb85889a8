import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import sharp from "sharp"
import { type stranger, apiOf } from "../../test/people.ts"
import { Product } from "../../test/product.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import { missing } from "../acknowledged.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import { engines, type Ground, type Run } from "../run.ts"
import { type SmallDisk, smallDisk, toSmallDisk } from "../small-disk.ts"
import { inWords, type Traffic, unwanted, whileWriting } from "../traffic.ts"
import { unforeseenOf } from "../unforeseen.ts"

const megabytes = 250
const nobody = 65_534
/** How long the disk stays full, in milliseconds. */
const fullFor = 2_000

/** People write and read while the disk of the database and the photos is full, again and again. */
export const fullDisk: Run = {
  engines,
  async run(ground) {
    const { product, disk, close } = await onSmallDisk(ground)
    try {
      return await measure(ground, product, disk)
    } finally {
      await disk.makeRoom()
      await close()
    }
  },
}

async function measure({ rounds, say }: Ground, product: Product, disk: SmallDisk) {
  const full = rounds(20)
  const { pid } = product
  const unforeseen = unforeseenOf(product)
  const reads: Traffic["answers"] = new Map()
  const recoveries: number[] = []
  let refusing = 0
  const people = await crowd(product, 4)
  const { acknowledged, answers } = await whileWriting(people, async (traffic) => {
    await traffic.recovered(performance.now())
    for (let round = 1; round <= full && product.isAlive; round += 1) {
      const before = traffic.answers.get(storageFull) ?? 0
      await keepFull(disk, () => readAll(product, people, reads))
      if ((traffic.answers.get(storageFull) ?? 0) > before) refusing += 1
      await disk.makeRoom()
      const recovery = await traffic.recovered(performance.now())
      if (recovery < 30_000) recoveries.push(recovery)
      say(`round ${round} of ${full}: ${inWords(traffic.answers)}; reads ${inWords(reads)}`)
    }
  })
  const stayed = product.isAlive && product.pid === pid
  const lost = await missing(product, acknowledged)
  const broken = (await checkInvariants(product)).length
  const halves = await halfFiles(product)
  const others = [
    ...unwanted(answers),
    ...[...answers].filter(([word]) => word.startsWith("503") && word !== storageFull),
  ]
  const badReads = [...reads].filter(([word]) => word !== "200")
  return {
    measured: `${full} rounds, ${refusing} of them refused writes; answers to writes: ${inWords(answers)}; to reads: ${inWords(reads)}; unforeseen errors: ${inWords(unforeseen)}; ${halves.length} half photo files; ${acknowledged.length} acknowledged, ${lost} lost; ${broken} violations; the product ${stayed ? "was never restarted" : "DIED"}; ${recoveries.length} recoveries, slowest ${Math.round(Math.max(...recoveries))} ms`,
    held:
      others.length + badReads.length + unforeseen.size + halves.length + lost + broken === 0 &&
      stayed &&
      refusing === full &&
      recoveries.length === full,
  }
}

const storageFull = "503 storage-full"

async function keepFull(disk: SmallDisk, meanwhile: () => Promise<void>) {
  const began = performance.now()
  while (performance.now() - began < fullFor) {
    await disk.fill()
    await meanwhile()
    await pause(50)
  }
}

/** A page, a list, what is one's own, and a photo. */
async function readAll(
  product: Product,
  { buyers, template, nobody: visitor }: Awaited<ReturnType<typeof crowd>>,
  reads: Traffic["answers"],
) {
  const ask = async (who: Pick<ReturnType<typeof stranger>, "get">, path: string) => {
    const { status } = await who.get(path)
    const word = status === 200 ? "200" : `${status} ${path.split("?")[0]}`
    reads.set(word, (reads.get(word) ?? 0) + 1)
  }
  for (const path of ["/", "/api/categories", template.productPhoto]) await ask(visitor, path)
  for (const buyer of buyers) await ask(buyer, `/api/bookings?email=${buyer.email}`)
  await (await apiOf(product).request("/healthz")).text()
}

/** Files beside or in the place of photos that are no whole photo. */
async function halfFiles({ dataDir }: Product) {
  const folder = join(dataDir, "photos")
  const halves: string[] = []
  for (const name of await readdir(folder)) {
    const whole = !name.startsWith(".") && (await isPhoto(join(folder, name)))
    if (!whole) halves.push(name)
  }
  return halves
}

function isPhoto(file: string) {
  return sharp(file, { failOn: "error" })
    .stats()
    .then(
      () => true,
      () => false,
    )
}

/** Embedded: all that the product has. PostgreSQL: its tables; its log and the photos have room. */
async function onSmallDisk({ postgresql, product: open }: Ground) {
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
