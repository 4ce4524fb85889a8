import { setTimeout as pause } from "node:timers/promises"
import { v7 as uuidv7 } from "uuid"
import sharp from "sharp"
import { imageMaxPixels, UploadedImage } from "../../contract/images.ts"
import { apiOf, signUpUser, type Person, read } from "../../test/people.ts"
import type { Figure } from "../figure.ts"
import { type Load, loader, median, middle, rate, rounds } from "../load.ts"
import { memoryOf } from "../memory.ts"

const mostSeconds = 1.5
const mostP99 = 50
/** In MB. */
const mostMemory = 300
/** A few hundred lists a second: a load below the machine's capacity. */
const strength = { connections: 8, seconds: 4, pause: 20 }
const pages = 10_000

export const uploads: Figure = {
  name: "uploads",
  about: "One 12-megapixel JPEG after the other becomes all its sizes while lists are served",
  async measure({ product }) {
    const made = await product({ DEMO: "on" })
    const seller = await signUpUser(apiOf(made), "Rafiq Sarker", "Seller")
    const requests = Array.from({ length: pages }, () => ({
      path: `/api/products?limit=24&cursor=${uuidv7()}`,
    }))
    const lists = loader(made.address, requests, strength)
    const photo = await aPhotograph()
    const times: number[] = []
    const loads: Load[] = []
    for (let round = 0; round < rounds; round += 1) {
      const load = lists()
      times.push(...(await repeatUntilSettled(load, () => uploaded(seller, photo))))
      loads.push(await load)
    }
    const costlyPhoto = await aCostlyPhotograph()
    const before = await memoryOf(made.pid)
    const costly = uploaded(seller, costlyPhoto)
    const grown = Math.max(...(await repeatUntilSettled(costly, () => memorySoon(made.pid)))) - before
    const seconds = middle(times)
    const p99 = median(loads, (load) => load.p99)
    const megabytes = (photo.size / 1_000_000).toFixed(1)
    return [
      {
        figure: "A 12-megapixel JPEG in all its sizes, while lists are served",
        target: `≤ ${mostSeconds} s`,
        measured: `${seconds.toFixed(2)} s for ${megabytes} MB, at worst ${Math.max(...times).toFixed(2)} s of ${times.length}`,
        held: seconds <= mostSeconds,
      },
      {
        figure: "p99 of the lists meanwhile",
        target: `≤ ${mostP99} ms`,
        measured: `${p99.toFixed(1)} ms at ${Math.round(median(loads, rate))} lists a second`,
        held: p99 <= mostP99,
      },
      {
        figure: "Memory for a photo of 40 megapixels that has to be decoded as a whole",
        target: `≤ ${mostMemory} MB`,
        measured: `${Math.round(grown)} MB for ${(await costly).toFixed(1)} s`,
        held: grown <= mostMemory,
      },
    ]
  },
}

/** Repeats `act` until `other` settles; returns all results. */
async function repeatUntilSettled<Found>(other: Promise<unknown>, act: () => Promise<Found>) {
  const done = new AbortController()
  const stop = () => done.abort()
  void other.then(stop, stop)
  const found: Found[] = []
  while (!done.signal.aborted) found.push(await act())
  return found
}

async function uploaded(seller: Person, photo: Blob) {
  const began = performance.now()
  await read(UploadedImage, seller.upload(photo))
  return (performance.now() - began) / 1_000
}

async function memorySoon(pid: number) {
  await pause(10)
  return memoryOf(pid)
}

/** A JPEG with a phone's number of pixels and bytes: soft light with some grain. */
async function aPhotograph() {
  const light = { create: { width: 400, height: 300, channels: 3, background: "#8c2f23" } } as const
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
  const soft = await sharp({ create: { ...light.create, noise } })
    .resize(4_000, 3_000)
    .raw()
    .toBuffer()
  const bytes = await sharp(soft, { raw: { width: 4_000, height: 3_000, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
}

/** A progressive JPEG with the most pixels allowed: nothing can be decoded before all of it is read. */
async function aCostlyPhotograph() {
  const [width, height] = [8_000, imageMaxPixels / 8_000]
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#8c2f23" } })
    .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
}
