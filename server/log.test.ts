import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import { z } from "zod"
import { cast } from "../test/cast.ts"
import { createLog } from "./log.ts"
import type { Pages } from "./pages.ts"
import { createWeb } from "./web.ts"

const Line = z.object({
  msg: z.string(),
  path: z.string().default(""),
  err: z.object({ message: z.string() }).optional(),
})

/** What ends a text and its line, and begins a line of its own. */
const forged = '"}\r\n{"level":60,"msg":"forged"}\n'

/** Screens that fail, and say aloud what they were asked for. */
const failing: Pages = {
  files: import.meta.dirname,
  answer: ({ url }) => Promise.reject(new Error(`no page ${decodeURIComponent(url)}`)),
}

test("whatever someone writes into an address, a header or a fault, each event is one line of the log", async () => {
  let said = ""
  const log = createLog("info", { write: (words) => void (said += words) })
  const { house, api } = await cast({}, log)
  const web = createWeb(house, api, failing, { isDraining: () => false, isReady: async () => true })
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
  // all of it is there, and none of it is a line
  const [call, failure, page] = events
  expect(lines[3]).toContain("forged")
  expect(failure?.err?.message).toBe(`no page http://localhost/${forged}`)
  for (const event of [call, page]) expect(decodeURIComponent(event?.path ?? "")).toContain(forged)
})

test("what someone asks for again and again fills no disk: paths are cut, refused requests counted", async () => {
  let said = ""
  const log = createLog("info", { write: (words) => void (said += words) })
  const { house, api } = await cast({ RATE_LIMITS: "on", RATE_LIMIT_READS: "5" }, log)
  const web = createWeb(house, api, failing, { isDraining: () => false, isReady: async () => true })
  const long = "a".repeat(6_000)
  const told = { incoming: new IncomingMessage(new Socket()) }
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  said = ""
  for (let asked = 0; asked < 100; asked += 1)
    await web.fetch(new Request(`http://localhost/api/categories/${long}`), told)
  expect(said.length).toBeLessThan(5_000)
  expect(said).toContain("aaa…")
  vi.advanceTimersByTime(10_000)
  expect(said).toContain('"more":94')
})
