import { once } from "node:events"
import { createServer } from "node:http"
import type { Page } from "@playwright/test"

/** A server of someone else with an empty page: another site to a browser, and under localhost another origin of the same. */
export async function openElsewhere() {
  const page = "<!doctype html><title>Elsewhere</title><p>Elsewhere</p>"
  const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(page))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" ? address?.port : 0
  return {
    anotherSite: `http://127.0.0.1:${port}/`,
    sameSite: `http://localhost:${port}/`,
    stop: () => server.close(),
  }
}

/** How a page can make the browser of whoever looks at it send something elsewhere. */
export const shapes = ["urlencoded", "multipart", "plain", "no-cors", "cors", "beacon"] as const
export type Shape = (typeof shapes)[number]

/** A call as a page elsewhere sends it; a photo is in base64. */
export type Forged = { url: string; method: string; body: Record<string, unknown>; photo?: string }

/** Makes the page send it. Forms and beacons can only POST, so they ask for another method in its customary disguise. */
export function forge(page: Page, shape: Shape, forged: Forged) {
  return page.evaluate(send, { shape, forged })
}

async function send({ shape, forged }: { shape: Shape; forged: Forged }) {
  const { url, method, body, photo } = forged
  const disguised = method === "POST" ? url : `${url}?_method=${method}`
  const json = JSON.stringify(body)
  const file =
    photo && new File([Uint8Array.from(atob(photo), (letter) => letter.codePointAt(0) ?? 0)], "a.jpg")
  const parts = new FormData()
  if (file) parts.set("image", file)
  const ask = (init: RequestInit) =>
    fetch(init.mode === "cors" ? url : disguised, {
      credentials: "include",
      body: file ? parts : json,
      ...init,
    })
  const headers = { "Content-Type": "application/json" }
  // what was sent counts, not what the page may read of the answer
  if (shape === "no-cors") await Promise.allSettled([ask({ method: "POST", mode: "no-cors" })])
  else if (shape === "cors")
    await Promise.allSettled([ask({ method, mode: "cors", ...(!file && { headers }) })])
  else if (shape === "beacon") navigator.sendBeacon(disguised, file ? parts : json)
  else submit(shape)

  function submit(shape: "urlencoded" | "multipart" | "plain") {
    const form = document.createElement("form")
    form.method = "post"
    form.action = disguised
    form.enctype = {
      urlencoded: "application/x-www-form-urlencoded",
      multipart: "multipart/form-data",
      plain: "text/plain",
    }[shape]
    const add = (name: string, value: string) => {
      const field = document.createElement("input")
      Object.assign(field, { name, value })
      form.append(field)
    }
    // as text, name and value and the sign between them are one JSON object
    if (shape === "plain") add(`${json.slice(0, -1)}${json === "{}" ? "" : ","}"x":"`, '"}')
    else for (const [name, value] of Object.entries(body)) add(name, String(value))
    add("_method", method)
    if (file) {
      const field = document.createElement("input")
      const chosen = new DataTransfer()
      chosen.items.add(file)
      Object.assign(field, { type: "file", name: "image", files: chosen.files })
      form.append(field)
    }
    document.body.append(form)
    form.submit()
  }
}
