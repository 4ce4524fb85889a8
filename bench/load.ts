import { execFile } from "node:child_process"
import { once } from "node:events"
import { rm, writeFile } from "node:fs/promises"
import { createServer, type OutgoingHttpHeaders } from "node:http"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import { errorCode } from "../db/error-code.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"

const run = promisify(execFile)
export const rounds = 9
/** Rounds of each side before those that are counted, for V8 to compile hot code. */
const warmUps = 5

/** `encoding`: the Accept-Encoding header. */
export type LoadRequest = {
  method?: string
  path: string
  encoding?: string
  token?: string
  cookie?: string
  body?: unknown
}

/** The result of one round of wrk: latencies in milliseconds, `failed` responses, and wrk's own CPU seconds. */
const Load = z.object({
  requests: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  failed: z.number(),
  busy: z.number(),
})
export type Load = z.infer<typeof Load>

/** `pause`: milliseconds that each connection waits between two requests. */
type Strength = { connections?: number; seconds?: number; pause?: number }

/** Returns a function that runs one round of these requests in order, continuing where the last round ended. */
export function loader(
  address: string,
  requests: LoadRequest[],
  { connections = 32, seconds = 4, pause = 0 }: Strength = {},
) {
  let from = 0
  return async () => {
    const folder = await temporaryFolder("backline-bench-load-")
    const file = join(folder, "requests")
    await writeFile(file, requests.map(line).join("\n"))
    const script = join(import.meta.dirname, "load.lua")
    const flags = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "20s", "-s", script]
    const said = await wrk([...flags, address, "--", file, `${from % requests.length}`, `${pause}`])
    await rm(folder, { recursive: true })
    const load = Load.parse(JSON.parse(said.trim().split("\n").at(-1) ?? ""))
    from += load.requests + connections
    // error responses are faster than real ones and would distort the measurement
    if (load.failed > 0) throw new Error(`${load.failed} of ${load.requests} requests failed`)
    return load
  }
}

function line({ method = "GET", path, encoding = "", token = "", cookie = "", body }: LoadRequest) {
  return [method, path, encoding, token, cookie, body === undefined ? "" : JSON.stringify(body)].join("\t")
}

async function wrk(flags: string[]) {
  try {
    return (await run("wrk", flags)).stdout
  } catch (error) {
    throw errorCode(error) === "ENOENT"
      ? new Error("wrk, which makes the load, is not installed: it is Debian's package wrk.")
      : error
  }
}

/** Alternates between the sides, so that other load on the machine affects all of them. */
export async function alternate(...sides: (() => Promise<Load>)[]) {
  const loads = sides.map((): Load[] => [])
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [place, side] of sides.entries()) {
      const load = await side()
      if (round >= 0) loads[place]?.push(load)
    }
  return loads
}

export function rate({ requests, seconds }: Load) {
  return requests / seconds
}

/** The median of a figure over the rounds. */
export function median(loads: Load[], figure: (load: Load) => number = rate) {
  return middle(loads.map(figure))
}

/** The lower of the two ratios between sides measured in turns, where more is better. */
export function ratio(ours: Load[], theirs: Load[]) {
  return Math.min(...ratios(ours, theirs))
}

/** The ratio of the medians, and the median of the ratios round by round. */
export function ratios(ours: Load[], theirs: Load[], figure: (load: Load) => number = rate) {
  const byRounds = ours.map((load, round) => figure(load) / figure(theirs[round] ?? load))
  return [median(ours, figure) / median(theirs, figure), middle(byRounds)]
}

export function middle(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function perSecond(loads: Load[]) {
  return `${Math.round(median(loads)).toLocaleString("en")}/s`
}

/** An HTTP server that only sends these bytes. */
export async function bareServer(body: Buffer, headers: OutgoingHttpHeaders) {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const bound = server.address()
  const port = typeof bound === "object" && bound ? bound.port : 0
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
