import { createHash } from "node:crypto"
import { AwsClient } from "aws4fetch"
import type { Logger } from "pino"
import { type ImageHost, type Variant, variantType } from "./image-host.ts"
import { patience, reach } from "./outside.ts"

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

  async function put(key: string, { bytes }: Variant) {
    const body = new Uint8Array(bytes)
    const headers = {
      "Content-Type": variantType.mime,
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Amz-Content-Sha256": createHash("sha256").update(body).digest("hex"),
    }
    await ask(key, { method: "PUT", headers, body })
  }

  function ask(key: string, init: RequestInit) {
    return reach(log, waits, (signal) =>
      client.fetch(`${base}/${key}`, { ...init, signal, redirect: "error" }),
    )
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
  }
}

const noBody = { "X-Amz-Content-Sha256": createHash("sha256").digest("hex") }

function baseOf({ endpoint, bucket, pathStyle }: S3) {
  const url = new URL(endpoint)
  if (pathStyle) return `${url.origin}/${bucket}`
  return `${url.protocol}//${bucket}.${url.host}`
}
