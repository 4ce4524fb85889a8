import sharp from "sharp"
import type { Api } from "../../test/people.ts"
import { UploadedImage } from "../../contract/images.ts"
import { hostileImages, largestPhotos, tail, type Upload } from "../hostile-images.ts"
import { memoryOf, watchMemory } from "../memory.ts"
import { crowd } from "../people.ts"
import { engines, type Run } from "../run.ts"

const most = 200

/** A seller sends what is no photo, or more than one; what comes out is a photo and nothing else. */
export const hostilePhotos: Run = {
  engines,
  async run({ product: open }) {
    const product = await open()
    const { api, rahim } = await crowd(product, 0)
    const before = await memoryOf(product)
    const memory = watchMemory(product, 20)
    const largest = await largestPhotos()
    const images = [...(await hostileImages()), ...largest]
    const faults: string[] = []
    const slowest = { time: 0, what: "" }
    let taken = 0
    for (const image of images) {
      const began = performance.now()
      const answer = await send(api, image, rahim.accessToken)
      const time = performance.now() - began
      if (time > slowest.time) Object.assign(slowest, { time, what: image.what })
      if (answer.status >= 500 || (!answer.ok && largest.includes(image)))
        faults.push(`${answer.status} for ${image.what}`)
      if (!answer.ok) continue
      taken += 1
      const { data } = UploadedImage.parse(await answer.json())
      const fault = await faultOf(await api.request(data.url))
      if (fault) faults.push(`${fault} in ${image.what}`)
    }
    const grown = Math.round((await memory.peak()) - before)
    return {
      measured: `${images.length} files: ${taken} taken and encoded anew, ${faults.length} faults${faults.length > 0 ? ` (${faults.slice(0, 3).join("; ")})` : ""}; slowest ${Math.round(slowest.time)} ms for ${slowest.what}; memory +${grown} MB at most`,
      held: images.length >= 60 && taken > 0 && faults.length === 0 && grown < most && slowest.time < 1_000,
    }
  },
}

function send(api: Api, { bytes, filename, type }: Upload, token: string) {
  const form = new FormData()
  form.set("image", new Blob([new Uint8Array(bytes)], { type }), filename)
  return api.request("/api/images", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}

async function faultOf(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, exif, xmp, iptc, comments } = await sharp(bytes).metadata()
  if (answer.headers.get("Content-Type") !== "image/webp" || format !== "webp") return "no WebP"
  if (exif || xmp || iptc || comments) return "metadata"
  return bytes.includes(tail) ? "what stood behind it" : undefined
}
