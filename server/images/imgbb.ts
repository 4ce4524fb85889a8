import type { Logger } from "pino"
import { z } from "zod"
import { type ImageHost, type Variant, variantType } from "./image-host.ts"
import { adviceOf, checkTimeoutMs, retryPolicy, fetchWithRetry, uploadFailed } from "./fetch-with-retry.ts"

export type Imgbb = { url: string; key: string }

const Answer = z.object({
  success: z.literal(true),
  data: z.object({ url: z.url({ protocol: /^https?$/ }) }),
})

export function imgbbHost({ url, key }: Imgbb, log: Logger, retries = retryPolicy): ImageHost {
  async function upload(name: string, { bytes }: Variant) {
    const response = await fetchWithRetry(log, retries, advise, (signal) =>
      send(formOf(key, name, bytes), signal),
    )
    const read = Answer.safeParse(await response.json().catch(() => undefined))
    if (!read.success) throw uploadFailed(log, "an answer that is not imgbb's")
    return read.data.data.url
  }

  function send(body: FormData, signal: AbortSignal) {
    return fetch(url, { method: "POST", body, signal, redirect: "error" })
  }

  return {
    store: (id, variants) =>
      Promise.all(
        variants.map(async (variant) => {
          const { width, height } = variant
          return { url: await upload(`${id}-${width}`, variant), width, height }
        }),
      ),
    remove: async () => undefined,
    check: async () => {
      const form = new FormData()
      form.set("key", key)
      return adviceOf(await send(form, AbortSignal.timeout(checkTimeoutMs)), advise)
    },
  }
}

const Refusal = z.object({ error: z.object({ code: z.literal(100) }) })

function advise(body: string) {
  return isWrongKey(body) ? "imgbb does not know the key: check IMGBB_KEY" : undefined
}

function isWrongKey(body: string) {
  try {
    return Refusal.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

// the key is in the body, since servers log URLs
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
