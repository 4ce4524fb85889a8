import { copyFile, readdir, stat } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { v7 as uuidv7 } from "uuid"
import { UploadedImage } from "../../contract/images.ts"
import { read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { percentile } from "../counter.ts"
import { memoryOf, watchMemory } from "../memory.ts"
import { atLeast, below, holds, none, outcomeOf } from "../outcome.ts"
import { crowd } from "../people.ts"
import { timedClient } from "../timed-client.ts"

const connections = 1_000
const differentPhotos = 400
const good = { paths: ["/", "/api/categories", "/healthz"], every: 50 }

/** What the client with this number sends first, then every second; without a `drip` it reads slowly instead. */
type Manner = { opening: (place: number) => string; drip?: string }

/** A thousand slow connections, in each of five manners, beside one ordinary client. */
export async function slowClients({ product: open, rounds, say }: Context) {
  const product = await open()
  const seconds = rounds(60)
  const figures: Parameters<typeof outcomeOf>[0] = { "seconds each": seconds }
  const manners = await mannersOf(product)
  // warms the product up before its memory is measured
  await timedClient(product, { ...good, seconds: rounds(10) })
  const before = await memoryOf(product)
  for (const [name, manner] of Object.entries(manners)) {
    const memory = await watchMemory(product)
    const already = (await memoryOf(product)) - before
    const slow = await slowCrowd(product, manner)
    const { answers, failed, p99 } = await timedClient(product, { ...good, seconds })
    const growth = already + (await memory.growth())
    await slow.leave()
    figures[`${name}: answers`] = atLeast(answers, 1)
    figures[`${name}: p99 in ms`] = below(p99, 500)
    figures[`${name}: failed`] = none(failed)
    figures[`${name}: MB more`] = below(growth, 150)
    figures[`${name}: open in nine seconds of ten`] = atLeast(slow.mostlyOpen(), connections * 0.9)
    say(`${name}: ${answers} answers`)
  }
  return outcomeOf({ ...figures, "the product lives": holds(product.isAlive) })
}

async function mannersOf(product: Product): Promise<Record<string, Manner>> {
  const [asset, photos] = [await largestAsset(), await largePhotos(product)]
  const to = "Host: backline.example\r\n"
  const json = `${to}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`
  // more unanswered requests would close the connection at once
  const twice = (path: string, more = "") => `GET ${path} HTTP/1.1\r\n${to}${more}\r\n`.repeat(2)
  const parts = Array.from({ length: 300 }, (_, start) => `${start}-`).join(",")
  return {
    "slow headers": { opening: () => `GET / HTTP/1.1\r\n${to}`, drip: "X-More: 1\r\n" },
    "slow body": { opening: () => `POST /api/contact HTTP/1.1\r\n${json}`, drip: " " },
    "slow reading": { opening: () => twice(asset) },
    "slow reading of photos": { opening: (place) => twice(photos[place % photos.length] ?? "") },
    "many ranges": { opening: () => twice(asset, `Range: bytes=${parts}\r\n`) },
  }
}

async function largestAsset() {
  const folder = join(import.meta.dirname, "../../build/en/client/assets")
  const sized = (await readdir(folder)).map(async (name) => {
    const { size } = await stat(join(folder, name))
    return { name, size }
  })
  const [largest] = (await Promise.all(sized)).toSorted((one, other) => other.size - one.size)
  return `/assets/${largest?.name}`
}

/** Photos as large as uploads become, more than the product caches. */
async function largePhotos(product: Product) {
  const { rahim } = await crowd(product, 0)
  const { data } = await read(UploadedImage, rahim.upload(await aJpeg({ width: 4000, height: 3000 })))
  const names = Array.from({ length: differentPhotos }, () => `/photos/${uuidv7()}-1280.webp`)
  for (const name of names) await copyFile(join(product.dataDir, data.url), join(product.dataDir, name))
  return names
}

/** Opens slow connections; each one that is closed is opened again at once. */
async function slowCrowd({ address }: Product, { opening, drip }: Manner) {
  const port = Number(new URL(address).port)
  const open = new Set<Socket>()
  const leaving = new AbortController()
  const counts: number[] = []
  const enter = (place: number) => {
    const socket = connect(port, "localhost")
    socket.on("connect", () => {
      open.add(socket)
      socket.write(opening(place))
      if (drip) socket.resume()
    })
    socket.on("error", () => undefined)
    socket.on("close", () => {
      open.delete(socket)
      if (!leaving.signal.aborted) setTimeout(enter, 100, place)
    })
  }
  for (let place = 0; place < connections; place += 1) enter(place)
  // connections that are closed early may never all be open at the same time
  for (let waits = 0; waits < 200 && open.size < connections * 0.99; waits += 1) await pause(50)
  const beat = setInterval(() => {
    counts.push(open.size)
    for (const socket of open)
      if (drip) socket.write(drip)
      else socket.read(512)
  }, 1_000)
  return {
    /** The number of connections that were open in nine seconds of ten: those opened together are closed together. */
    mostlyOpen: () => percentile(counts, 0.1),
    async leave() {
      leaving.abort()
      clearInterval(beat)
      for (const socket of open) socket.destroy()
      await pause(500)
    },
  }
}
