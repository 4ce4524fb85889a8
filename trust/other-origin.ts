import { createServer } from "node:http"
import type { Page } from "@playwright/test"
import { listen } from "../test/listen.ts"

/** A server with an empty page: at 127.0.0.1 another site, at localhost another origin of the same site. */
export async function openOtherOrigin() {
  const page = "<!doctype html><title>Elsewhere</title><p>Elsewhere</p>"
  const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(page))
  const { port, origin, stop } = await listen(server)
  return { anotherSite: `http://127.0.0.1:${port}/`, sameSite: `${origin}/`, stop }
}

/** Ways for a page to make its visitor's browser send a request to another origin. */
export const shapes = ["urlencoded", "multipart", "plain", "no-cors", "cors", "beacon"] as const
type Shape = (typeof shapes)[number]

/** A call as another origin's page sends it; the photo is in base64, or empty if there is none. */
export type Forged = { url: string; method: string; body: Record<string, unknown>; photo: string }

/** Makes the page send the call. Forms and beacons can only POST, and ask for another method by the usual overrides. */
export function forge(page: Page, shape: Shape, forged: Forged) {
  return page.evaluate(send, { shape, forged })
}

async function send({ shape, forged }: { shape: Shape; forged: Forged }) {
  const { url, method, body, photo } = forged
  const disguised = method === "POST" ? url : `${url}?_method=${method}`
  const json = JSON.stringify(body)
  const parts = new FormData()
  const bytes = Uint8Array.from(atob(photo), (letter) => letter.codePointAt(0) ?? 0)
  const file = photo && new File([bytes], "a.jpg")
  if (file) parts.set("image", file)
  const sent = file ? parts : json
  // only the request matters, not whether the page may read the response
  const ask = (address: string, init: RequestInit) =>
    Promise.allSettled([fetch(address, { credentials: "include", body: sent, ...init })])
  const headers = { "Content-Type": "application/json" }
  if (shape === "no-cors") await ask(disguised, { method: "POST", mode: "no-cors" })
  else if (shape === "cors") await ask(url, { method, mode: "cors", ...(!file && { headers }) })
  else if (shape === "beacon") navigator.sendBeacon(disguised, sent)
  else submit(shape)

  function submit(shape: "urlencoded" | "multipart" | "plain") {
    const form = document.createElement("form")
    const enctypes = { urlencoded: "application/x-www-form-urlencoded", multipart: "multipart/form-data" }
    Object.assign(form, {
      method: "post",
      action: disguised,
      enctype: { ...enctypes, plain: "text/plain" }[shape],
    })
    const add = (properties: { name: string; value?: string; type?: string; files?: FileList }) => {
      const field = document.createElement("input")
      Object.assign(field, properties)
      form.append(field)
    }
    // in text/plain, name, value and the "=" between them make one JSON object
    if (shape === "plain") add({ name: `${json.slice(0, -1)}${json === "{}" ? "" : ","}"x":"`, value: '"}' })
    else for (const [name, value] of Object.entries(body)) add({ name, value: String(value) })
    add({ name: "_method", value: method })
    const chosen = new DataTransfer()
    if (file) chosen.items.add(file)
    if (file) add({ type: "file", name: "image", files: chosen.files })
    document.body.append(form)
    form.submit()
  }
}
