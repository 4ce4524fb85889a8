import { createHash } from "node:crypto"
import { AwsClient } from "aws4fetch"
import type { Logger } from "pino"
import { type ImageHost, type Variant, variantType } from "./image-host.ts"
import { advise } from "./s3-errors.ts"
import { adviceOf, checkTimeoutMs, retryPolicy, fetchWithRetry } from "./fetch-with-retry.ts"

export type S3 = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  publicUrl: string
  pathStyle: boolean
}

export function s3Host(settings: S3, log: Logger, retries = retryPolicy): ImageHost {
  const { accessKeyId, secretAccessKey, region, publicUrl } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 })
  const base = baseOf(settings)

  function put(key: string, { bytes }: Variant) {
    return request(key, putInit(bytes, { "Cache-Control": "public, max-age=31536000, immutable" }))
  }

  function request(key: string, init: RequestInit) {
    return fetchWithRetry(log, retries, advise, (signal) => send(key, { ...init, signal }))
  }

  /** Follows no redirects, since the signature covers the host. */
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
        if (url.startsWith(own))
          await request(url.slice(own.length), { method: "DELETE", headers: emptyBodyHeaders })
    },
    check: async () => {
      const signal = AbortSignal.timeout(checkTimeoutMs)
      const response = await send(checkKey, { ...putInit(Buffer.from("Backline"), {}), signal })
      if (response.status >= 500) throw new Error(`The store answers ${response.status}.`)
      return response.ok ? undefined : adviceOf(response, advise)
    },
  }
}

const checkKey = "photos/start"

function putInit(bytes: Buffer, headers: Record<string, string>) {
  const body = new Uint8Array(bytes)
  const hash = createHash("sha256").update(body).digest("hex")
  return {
    method: "PUT",
    headers: { "Content-Type": variantType.mime, "X-Amz-Content-Sha256": hash, ...headers },
    body,
  }
}

const emptyBodyHeaders = { "X-Amz-Content-Sha256": createHash("sha256").digest("hex") }

function baseOf({ endpoint, bucket, pathStyle }: S3) {
  const url = new URL(endpoint)
  if (pathStyle) return `${url.origin}/${bucket}`
  return `${url.protocol}//${bucket}.${url.host}`
}
