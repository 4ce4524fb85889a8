import type { Logger } from "pino"
import { z } from "zod"
import { type ImageHost, type Variant, variantType } from "./image-host.ts"
import { patience, reach, refused } from "./outside.ts"

export type Imgbb = { url: string; key: string }

// https://api.imgbb.com: the success flag and data.url are read (spec §7)
const Answer = z.object({
  success: z.literal(true),
  data: z.object({ url: z.url({ protocol: /^https?$/ }) }),
})

/** The image-hosting service imgbb. */
export function imgbbHost({ url, key }: Imgbb, log: Logger, waits = patience): ImageHost {
  async function upload(name: string, { bytes }: Variant) {
    const answer = await reach(log, waits, (signal) =>
      fetch(url, { method: "POST", body: formOf(key, name, bytes), signal, redirect: "error" }),
    )
    const read = Answer.safeParse(await answer.json().catch(() => undefined))
    if (!read.success) throw refused(log, "an answer that is not imgbb's")
    return read.data.data.url
  }

  return {
    store: (id, variants) =>
      Promise.all(
        variants.map(async (variant) => {
          const { width, height } = variant
          return { url: await upload(`${id}-${width}`, variant), width, height }
        }),
      ),
    // its API can only add
    remove: async () => undefined,
  }
}

// the key goes in the body: an address stands in logs
function formOf(key: string, name: string, bytes: Buffer) {
  const form = new FormData()
  form.set("key", key)
  form.set("name", name)
  form.set(
    "image",
    new Blob([new Uint8Array(bytes)], { type: variantType.mime }),
    `${name}.${variantType.extension}`,
  )
  return form
}
