import { createHash, createHmac } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { listen } from "../listen.ts"

const account = { accessKeyId: "AKBACKLINE", secretAccessKey: "the secret/of+the store" }

const region = "us-east-1"
const bucket = "photos"

/**
 * An S3 server for PUT and GET, path-style and virtual-hosted. It verifies signature version 4 against the request as
 * received (AWS, "Signature Calculations for the Authorization Header").
 */
export async function s3Server() {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body = "", type = "application/xml" }) =>
      response.writeHead(status, { "Content-Type": type }).end(body),
    )
  })
  const { origin, stop } = await listen(server)

  async function answer(request: IncomingMessage) {
    const key = keyOf(request)
    if (!key) return { status: 404, body: xml("NoSuchBucket") }
    if (request.method === "GET") {
      const object = objects.get(key)
      return object
        ? { status: 200, body: object.bytes, type: object.type }
        : { status: 404, body: xml("NoSuchKey") }
    }
    const bytes = Buffer.concat(await request.toArray())
    const refusal = refusalOf(request, bytes)
    if (refusal) return { status: 403, body: xml(refusal) }
    if (request.method === "DELETE") {
      objects.delete(key)
      return { status: 204 }
    }
    objects.set(key, { bytes, type: request.headers["content-type"] ?? "" })
    return { status: 200 }
  }

  const publicUrl = `${origin}/${bucket}`
  const settings = {
    S3_ENDPOINT: origin,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    S3_PUBLIC_URL: publicUrl,
  }
  return { settings, publicUrl, stop }
}

/** The object key in a path-style or virtual-hosted address. */
function keyOf({ url = "", headers: { host = "" } }: IncomingMessage) {
  const path = host.startsWith(`${bucket}.`) ? `/${bucket}${url}` : url
  return path.startsWith(`/${bucket}/`) ? path.slice(bucket.length + 2) : undefined
}

function refusalOf({ method = "", url = "", headers }: IncomingMessage, bytes: Buffer) {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, id, day = "", where, names = "", signature] = pattern.exec(headers.authorization ?? "") ?? []
  const time = String(headers["x-amz-date"])
  if (id !== account.accessKeyId) return "InvalidAccessKeyId"
  if (where !== region || !time.startsWith(day)) return "AuthorizationHeaderMalformed"
  if (Math.abs(momentOf(time) - Date.now()) > 15 * 60_000) return "RequestTimeTooSkewed"
  const payload = String(headers["x-amz-content-sha256"])
  if (payload !== sha256(bytes)) return "XAmzContentSHA256Mismatch"
  if (!names.split(";").includes("host")) return "SignatureDoesNotMatch"
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url, "", lines.join(""), names, payload].join("\n")
  const scope = `${day}/${region}/s3/aws4_request`
  const expected = hmac(
    keyFor(day),
    ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n"),
  ).toString("hex")
  return expected === signature ? undefined : "SignatureDoesNotMatch"
}

function keyFor(day: string) {
  return [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${account.secretAccessKey}`,
  )
}

function hmac(key: string | Buffer, text: string) {
  return createHmac("sha256", key).update(text).digest()
}

function sha256(content: string | Buffer) {
  return createHash("sha256").update(content).digest("hex")
}

/** Parses a time in the basic format of ISO 8601. */
function momentOf(time: string) {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"))
}

function xml(code: string) {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
}
