import { createHash } from "node:crypto"
import { AwsClient } from "aws4fetch"
import type { Logger } from "pino"
import { type ImageHost, type Variant, variantType } from "./image-host.ts"
import { advise } from "./s3-errors.ts"
import { adviceOf, checkPatience, patience, fetchWithRetry } from "./fetch-with-retry.ts"

export type S3 = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Where everyone can read what is in the bucket. */
  publicUrl: string
  /** `endpoint/bucket/…`; otherwise the bucket is the first part of the host's name. */
  pathStyle: boolean
}

/** Any store that speaks S3. An address names its content for good, so storing it again changes nothing. */
export function s3Host(settings: S3, log: Logger, waits = patience): ImageHost {
  const { accessKeyId, secretAccessKey, region, publicUrl } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 })
  const base = baseOf(settings)

  function put(key: string, { bytes }: Variant) {
    return ask(key, putting(bytes, { "Cache-Control": "public, max-age=31536000, immutable" }))
  }

  function ask(key: string, init: RequestInit) {
    return fetchWithRetry(log, waits, advise, (signal) => send(key, { ...init, signal }))
  }

  /** Follows nowhere: a store elsewhere would need another signature. */
  function send(key: string, init: RequestInit) {
    return client.fetch(`${base}/${key}`, { ...init, redirect: "manual" })
  }

  return {
    store: (id, variants) =>
      Promise.all(
        variants.map(async (variant) => {
          const { width, height } = variant
          const key = `photos/${id}-${width}.${variantType.extension}`
          await put(key, variant)
          return { url: `${publicUrl.replace(/\/$/, "")}/${key}`, width, height }
        }),
      ),
    remove: async (sizes) => {
      const own = `${publicUrl.replace(/\/$/, "")}/`
      for (const { url } of sizes)
        if (url.startsWith(own)) await ask(url.slice(own.length), { method: "DELETE", headers: noBody })
    },
    check: async () => {
      const signal = AbortSignal.timeout(checkPatience)
      const answer = await send(checkKey, { ...putting(Buffer.from("Backline"), {}), signal })
      if (answer.status >= 500) throw new Error(`The store answers ${answer.status}.`)
      return answer.ok ? undefined : adviceOf(answer, advise)
    },
  }
}

/** What each start puts, because a key that may put is all that we ask for. */
const checkKey = "photos/start"

function putting(bytes: Buffer, headers: Record<string, string>) {
  const body = new Uint8Array(bytes)
  const hash = createHash("sha256").update(body).digest("hex")
  return {
    method: "PUT",
    headers: { "Content-Type": variantType.mime, "X-Amz-Content-Sha256": hash, ...headers },
    body,
  }
}

const noBody = { "X-Amz-Content-Sha256": createHash("sha256").digest("hex") }

function baseOf({ endpoint, bucket, pathStyle }: S3) {
  const url = new URL(endpoint)
  if (pathStyle) return `${url.origin}/${bucket}`
  return `${url.protocol}//${bucket}.${url.host}`
}
