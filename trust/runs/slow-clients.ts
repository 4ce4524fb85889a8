import { copyFile, readdir, stat } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { v7 as uuidv7 } from "uuid"
import { UploadedImage } from "../../contract/images.ts"
import { apiOf, read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Product } from "../../test/product.ts"
import { percentile } from "../figures.ts"
import { memoryOf, watchMemory } from "../memory.ts"
import { crowd } from "../people.ts"
import type { Run } from "../run.ts"

const connections = 1_000
const differentPhotos = 400
/** In MB. */
const mostGrowth = 150
const pages = ["/", "/api/categories", "/healthz"]

/** What the slow client of a place sends at first, then every second; whether it reads is said by `reads`. */
type Manner = { name: string; opening: (place: number) => string; drip: string; reads: boolean }

/** A thousand connections that are in no hurry, in each of five manners, beside one client that is. */
export const slowClients: Run = {
  engines: ["embedded"],
  async run({ product: open, rounds, say }) {
    const product = await open()
    const seconds = rounds(60)
    const all = await manners(product)
    // what a product in use has in memory before anyone is slow
    await goodClient(product, rounds(10))
    const before = await memoryOf(product)
    const words: string[] = []
    let held = true
    for (const manner of all) {
      const memory = watchMemory(product)
      const slow = await slowCrowd(product, manner)
      const { times, failed } = await goodClient(product, seconds)
      const grown = Math.round((await memory.peak()) - before)
      await slow.leave()
      const p99 = percentile(times, 0.99)
      const pressed = slow.mostlyOpen()
      held &&=
        p99 < 500 &&
        failed === 0 &&
        grown < mostGrowth &&
        pressed >= connections * 0.9 &&
        product.isAlive &&
        times.length > 0
      words.push(
        `${manner.name}: ${times.length} answers, p99 ${Math.round(p99)} ms, ${failed} failed, ${pressed} slow connections open in nine seconds of ten, ${slow.opened()} opened, memory ${grown >= 0 ? "+" : ""}${grown} MB at most`,
      )
      say(words.at(-1) ?? "")
    }
    return { measured: `${seconds} s each; ${words.join("; ")}`, held }
  },
}

async function manners(product: Product): Promise<Manner[]> {
  const [asset, photos] = [await largestAsset(), await largePhotos(product)]
  const to = "Host: backline.example\r\n"
  // who leaves more unanswered is cut off at once
  const twice = (path: string, more = "") => `GET ${path} HTTP/1.1\r\n${to}${more}\r\n`.repeat(2)
  const parts = Array.from({ length: 300 }, (_, start) => `${start}-`).join(",")
  return [
    { name: "slow headers", opening: () => `GET / HTTP/1.1\r\n${to}`, drip: "X-More: 1\r\n", reads: true },
    {
      name: "slow body",
      opening: () =>
        `POST /api/contact HTTP/1.1\r\n${to}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
      drip: " ",
      reads: true,
    },
    { name: "slow reading", opening: () => twice(asset), drip: "", reads: false },
    {
      name: "slow reading of photos",
      opening: (place) => twice(photos[place % photos.length] ?? ""),
      drip: "",
      reads: false,
    },
    { name: "many ranges", opening: () => twice(asset, `Range: bytes=${parts}\r\n`), drip: "", reads: false },
  ]
}

async function largestAsset() {
  const folder = join(import.meta.dirname, "../../build/client/assets")
  let largest = { name: "", size: 0 }
  for (const name of await readdir(folder)) {
    const { size } = await stat(join(folder, name))
    if (size > largest.size) largest = { name, size }
  }
  return `/assets/${largest.name}`
}

/** More than the product keeps in memory, as large as photos become. */
async function largePhotos(product: Product) {
  const { rahim } = await crowd(product, 0)
  const { data } = await read(UploadedImage, rahim.upload(await aJpeg({ width: 4000, height: 3000 })))
  const names = Array.from({ length: differentPhotos }, () => `/photos/${uuidv7()}-1280.webp`)
  for (const name of names) await copyFile(join(product.dataDir, data.url), join(product.dataDir, name))
  return names
}

/** Whoever is cut off comes back at once. */
async function slowCrowd({ address }: Product, manner: Manner) {
  const port = Number(new URL(address).port)
  const open = new Set<Socket>()
  const leaving = new AbortController()
  let opened = 0
  const counts: number[] = []
  const enter = (place: number) => {
    opened += 1
    const socket = connect(port, "localhost")
    socket.on("connect", () => {
      open.add(socket)
      socket.write(manner.opening(place))
      if (manner.reads) socket.resume()
    })
    socket.on("error", () => undefined)
    socket.on("close", () => {
      open.delete(socket)
      if (!leaving.signal.aborted) setTimeout(enter, 100, place)
    })
  }
  for (let place = 0; place < connections; place += 1) enter(place)
  // those that are cut off sooner than others come never are all there at once
  for (let waits = 0; waits < 200 && open.size < connections * 0.99; waits += 1) await pause(50)
  const goOn = (socket: Socket) => {
    if (manner.reads) socket.write(manner.drip)
    else socket.read(512)
  }
  const beat = setInterval(() => {
    counts.push(open.size)
    for (const socket of open) goOn(socket)
  }, 1_000)
  return {
    opened: () => opened,
    /** How many at least, in nine seconds of ten: for a moment all that came together are cut off together. */
    mostlyOpen: () => percentile(counts, 0.1),
    async leave() {
      leaving.abort()
      clearInterval(beat)
      for (const socket of open) socket.destroy()
      await pause(500)
    },
  }
}

/** Asks one thing after the other, twenty times a second at most. */
async function goodClient(product: Product, seconds: number) {
  const api = apiOf(product)
  const times: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1_000
  for (let turn = 0; performance.now() < end; turn += 1) {
    const began = performance.now()
    const path = pages[turn % pages.length] ?? "/"
    const ok = await api.request(path, { signal: AbortSignal.timeout(10_000) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status === 200),
      () => false,
    )
    if (!ok) failed += 1
    times.push(performance.now() - began)
    await pause(50)
  }
  return { times, failed }
}
