import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import { z } from "zod"
import { deliverMails } from "../../test/mail.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"
import { readableLog } from "../../test/readable-log.ts"
import { createLog } from "./log.ts"
import type { Pages } from "../http/pages.ts"
import { createWeb } from "../http/web.ts"

const Line = z.object({
  msg: z.string(),
  path: z.string().default(""),
  err: z.object({ message: z.string() }).optional(),
})

/** Ends the JSON string and the line, then forges another line. */
const forged = '"}\r\n{"level":60,"msg":"forged"}\n'

const failing: Pages = {
  files: { en: import.meta.dirname, bn: import.meta.dirname },
  answer: ({ url }) => Promise.reject(new Error(`no page ${decodeURIComponent(url)}`)),
}

const state = { isDraining: () => false, isReady: async () => true }

test("whatever someone writes into an address, a header or a fault, each event is one line of the log", async () => {
  let said = ""
  const log = createLog("info", { write: (words) => void (said += words) })
  const { context, api } = await testApp({}, log)
  const web = createWeb(context, api, failing, state)
  const name = encodeURIComponent(forged)
  const quoted = forged.replaceAll(/[\r\n]/g, "")
  const headers = { "User-Agent": quoted, Referer: quoted, Cookie: `session=${name}`, Authorization: quoted }
  const seen = { "violated-directive": forged, "blocked-uri": forged, "document-uri": `http://a.bc/${name}` }
  const report = JSON.stringify({ "csp-report": seen })

  said = ""
  await web.request(`/api/${name}`, { headers })
  await web.request(`/${name}`, { headers })
  await web.request("/csp-report", {
    method: "POST",
    headers: { ...headers, "Content-Length": String(report.length) },
    body: report,
  })

  const lines = said.split("\n")
  expect(lines.pop()).toBe("")
  const events = lines.map((line) => Line.parse(JSON.parse(line)))
  expect(events.map(({ msg }) => msg)).toEqual([
    "request",
    "unforeseen",
    "request",
    "content policy",
    "request",
  ])
  const [call, failure, page] = events
  expect(lines[3]).toContain("forged")
  expect(failure?.err?.message).toBe(`no page http://localhost/${forged}`)
  for (const event of [call, page]) expect(decodeURIComponent(event?.path ?? "")).toContain(forged)
})

const long = "a".repeat(6_000)
const fromElsewhere = { "Sec-Fetch-Site": "cross-site" }
const refused: [number, string, RequestInit?][] = [
  [400, `/api/${long}?a=1&a=2`],
  [401, "/api/contact"],
  [403, `/api/${long}`, { method: "POST", headers: fromElsewhere }],
  [404, `/api/${long}`],
  [405, "/api/contact", { method: "PUT" }],
  [413, `/api/${long}`, { method: "POST", headers: { "Content-Length": "10000000" } }],
  [503, `/${long}`],
]

test("a flood of requests that are refused fills no disk, whatever they are refused for", async () => {
  const { log, said } = readableLog("info")
  const { context, api } = await testApp({}, log)
  const web = createWeb(context, api, failing, state)
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  // ends the window of the sign-up requests
  vi.advanceTimersByTime(10_000)
  for (const [status, path, init] of refused) {
    const before = said().length
    for (let requestCount = 0; requestCount < 30; requestCount += 1)
      expect((await web.request(path, init)).status).toBe(status)
    const lines = said().slice(before).split("\n")
    const requests = lines.filter((line) => line.includes('"msg":"request"'))
    expect(requests).toHaveLength(10)
    for (const line of requests) expect(line.length, line).toBeLessThanOrEqual(300)
  }
  vi.advanceTimersByTime(10_000)
  const { more } = z.object({ more: z.record(z.string(), z.number()) }).parse(JSON.parse(last(said())))
  expect(more).toEqual({ ...Object.fromEntries(refused.map(([status]) => [status, 20])), unforeseen: 20 })
})

test("no line of the log has the token of the link that ends mails, or an address", async () => {
  const { log, said } = readableLog("trace")
  const app = await testApp({}, log)
  const web = createWeb(app.context, app.api, failing, state)
  await bookProduct(app.ana, await listProduct(app.rahim, app.guitars))
  const [mail] = await deliverMails(app.context)
  const path = new URL(String(mail?.unsubscribeUrl)).pathname
  const token = path.split("/").at(-1) ?? ""
  for (const asked of [path, `${path}.`, `${path}/more`, path.slice(0, 60)]) await web.request(asked)
  await web.request(path, { method: "POST", headers: { "Content-Length": "0" } })
  await web.request(`/api/users/buyer/${app.ana.email}`)
  expect(said().split("/api/unsubscribe/:token")).toHaveLength(6)
  expect(said()).not.toContain(token.slice(0, 40))
  expect(said()).not.toContain(app.ana.email)
})

test("every request of an IP address is counted, including files, health checks and refused ones", async () => {
  const { context, api } = await testApp({ RATE_LIMITS: "on", RATE_LIMIT_REQUESTS: "3" })
  const web = createWeb(context, api, failing, state)
  for (const path of ["/healthz", "/readyz", "/robots.txt", "/assets/none.js", "/photos/none", "/api/none"]) {
    const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: `192.0.2.${path.length}` })
    const bindings = { incoming: new IncomingMessage(socket) }
    const ask = async () => (await web.fetch(new Request(`http://localhost${path}`), bindings)).status
    for (let requestCount = 0; requestCount < 3; requestCount += 1) expect(await ask()).not.toBe(429)
    expect(await ask(), path).toBe(429)
  }
})

function last(said: string) {
  return said.trimEnd().split("\n").at(-1) ?? ""
}
