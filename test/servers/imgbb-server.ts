import { createServer, type IncomingMessage } from "node:http"
import sharp from "sharp"
import { listen } from "../listen.ts"

export const imgbbKey = "0123456789abcdef0123456789abcdef"

/** An HTTP server with imgbb's upload API, which records the uploads. */
export async function imgbbServer() {
  const images = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body, type }) =>
      response.writeHead(status, { "Content-Type": type }).end(body),
    )
  })
  const { origin, stop } = await listen(server)

  async function answer(request: IncomingMessage) {
    const name = request.url?.slice(1) ?? ""
    const image = images.get(name)
    if (request.method === "GET" && image) return { status: 200, body: image, type: "image/webp" }
    const form = await formOf(request)
    if (form.get("key") !== imgbbKey) return json(400, refusal(100, "Invalid API v1 key."))
    const file = form.get("image")
    if (!(file instanceof File)) return json(400, refusal(130, "Empty upload source."))
    const bytes = Buffer.from(await file.arrayBuffer())
    images.set(file.name, bytes)
    return json(200, await taken(`${origin}/${file.name}`, file, bytes))
  }

  return { url: `${origin}/1/upload`, images, stop }
}

async function formOf(request: IncomingMessage) {
  const headers = { "Content-Type": request.headers["content-type"] ?? "" }
  return new Response(new Uint8Array(Buffer.concat(await request.toArray())), { headers }).formData()
}

// the response of the example at https://api.imgbb.com
async function taken(url: string, { name, size, type }: File, bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata()
  const image = { filename: name, name, mime: type, extension: "webp", url }
  const data = { id: name, title: name, url_viewer: url, url, display_url: url, width, height, size }
  return {
    data: { ...data, time: 1, expiration: 0, image, thumb: image, delete_url: url },
    success: true,
    status: 200,
  }
}

function refusal(code: number, message: string) {
  return { status_code: 400, error: { message, code }, status_txt: "Bad Request" }
}

function json(status: number, body: unknown) {
  return { status, body: JSON.stringify(body), type: "application/json" }
}
