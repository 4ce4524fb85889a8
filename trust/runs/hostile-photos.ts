import sharp from "sharp"
import { UploadedImage } from "../../contract/images.ts"
import type { Context } from "../context.ts"
import { hostileImages, largestPhotos, tail } from "../hostile-images.ts"
import { watchMemory } from "../memory.ts"
import { atLeast, below, none, outcomeOf } from "../outcome.ts"
import { crowd } from "../people.ts"

/** A seller uploads files that are not photos, or contain more; what is stored must be a photo and nothing else. */
export async function hostilePhotos({ product: open, size }: Context) {
  const product = await open()
  const { api, rahim } = await crowd(product, 0)
  const memory = await watchMemory(product, 20)
  const largest = await largestPhotos()
  const images = [...(await hostileImages()), ...largest]
  const faults: string[] = []
  let slowest = { time: 0, what: "" }
  let taken = 0
  for (const image of images) {
    const { what, bytes, filename, type } = image
    const began = performance.now()
    const response = await rahim.upload(new Blob([new Uint8Array(bytes)], { type }), filename)
    const time = performance.now() - began
    if (time > slowest.time) slowest = { time, what }
    if (response.status >= 500 || (!response.ok && largest.includes(image)))
      faults.push(`${response.status} for ${what}`)
    if (!response.ok) continue
    taken += 1
    const { data } = UploadedImage.parse(await response.json())
    const fault = await faultOf(await api.request(data.url))
    if (fault) faults.push(`${fault} in ${what}`)
  }
  return outcomeOf({
    files: atLeast(images.length, 60),
    "taken and encoded anew": atLeast(taken, 1),
    faults: none(faults),
    // at a smaller size other tests may keep the machine busy
    "ms of the slowest": below(slowest.time, size === "full" ? 1_000 : 20_000),
    "which is": slowest.what,
    "MB of memory more at most": below(await memory.growth(), 200),
  })
}

async function faultOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, exif, xmp, iptc, comments } = await sharp(bytes).metadata()
  if (response.headers.get("Content-Type") !== "image/webp" || format !== "webp") return "no WebP"
  if (exif || xmp || iptc || comments) return "metadata"
  return bytes.includes(tail) ? "what stood behind it" : undefined
}
