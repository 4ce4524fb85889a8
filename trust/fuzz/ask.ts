import { type Agent, request } from "node:http"
import { text } from "node:stream/consumers"
import { errorCode } from "../../db/error-code.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Caller } from "./callers.ts"
import type { Operation } from "./document.ts"
import { type Draft, draftOf, type Known } from "./draft.ts"
import { rawTexts } from "./payloads.ts"
import { mutate, noise } from "./mutate.ts"

export type Ask = {
  operation: Operation
  caller: Caller
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** Whether the request is unmodified. */
  isWhole: boolean
}
export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string; took: number }

/** The caller's next request: as the document describes it, with one to three modifications, or noise. */
export function nextAsk(operation: Operation, caller: Caller, known: Known): Ask {
  const { random, memory } = known
  if (random.chance(0.3)) {
    const junk = noise(operation, random, memory)
    const headers = { ...(random.chance(0.5) && caller.headers), ...junk.headers }
    return { operation, caller, ...junk, headers, isWhole: false }
  }
  const draft = draftOf(operation, caller, known)
  // half stay unmodified: otherwise hardly any rows would be created for later requests
  const spoils = random.chance(0.5) ? 0 : 1 + random.below(3)
  for (let spoil = 0; spoil < spoils; spoil += 1) mutate(draft, random, memory)
  return { operation, caller, ...written(operation, draft, known), isWhole: spoils === 0 }
}

function written(operation: Operation, draft: Draft, { random }: Known) {
  const isRaw = Object.keys(draft.path).length > 0 && random.chance(0.02)
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isRaw ? random.pick(rawTexts) : encodeURIComponent((draft.path[name] ?? "").toWellFormed()),
  )
  const query = new URLSearchParams(draft.query).toString()
  const { type, body } = bodyOf(operation, draft, random)
  const headers = { ...(type && { "content-type": type }), ...draft.headers }
  return { method: operation.method, path: query ? `${path}?${query}` : path, headers, body }
}

function bodyOf({ takes }: Operation, { body }: Draft, random: Known["random"]) {
  if (takes?.type === "multipart/form-data") return form(random)
  if (body === undefined) return { type: undefined, body: undefined }
  const json = JSON.stringify(body)
  // a duplicate name, or a prototype
  const twisted = random.chance(0.03) ? json.replace("{", '{"__proto__":{"role":"admin"},"name":1,') : json
  return { type: "application/json", body: Buffer.from(twisted) }
}

const photo = Buffer.from(await (await aJpeg({ width: 400, height: 300 })).arrayBuffer())
const photos = [photo, photo, photo.subarray(0, 900), Buffer.alloc(9)]
const tooLarge = Buffer.alloc(10_100_000)

function form(random: Known["random"]) {
  const field = random.chance(0.9) ? "image" : "photo"
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const bytes = random.chance(0.03) ? tooLarge : random.pick(photos)
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")])
  return { type: "multipart/form-data; boundary=edge", body }
}

/** Sends the request and reads the whole response. Rejects if there is none. */
export function send(address: string, agent: Agent | false, ask: Ask): Promise<Answer> {
  const { method, path, headers, body } = ask
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const length = body ? { "content-length": String(body.length) } : {}
    const options = { agent, method, path, headers: { ...headers, ...length } }
    const sent = request(new URL(address), options, (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then(
        (text) => resolve({ status, headers, text, took: performance.now() - began }),
        reject,
      )
    })
    sent.setTimeout(30_000, () => sent.destroy(new Error("no answer in 30 seconds")))
    sent.on("error", (error) => {
      // the server may close an idle connection just as it is used: retries once on a new one
      if (sent.reusedSocket && errorCode(error) === "ECONNRESET") resolve(send(address, false, ask))
      else reject(error)
    })
    sent.end(body)
  })
}

/** Describes a request so that it can be repeated by hand. */
export function lineOf({ caller, method, path, headers, body }: Ask) {
  const sent = body?.subarray(0, 4_000).toString("base64") ?? "nothing"
  return `as ${caller.name}: ${method} ${path} ${JSON.stringify(headers)} ${sent}`
}
