import { once } from "node:events"
import { readFile } from "node:fs/promises"
import type { Server } from "node:http"
import { connect, type Socket } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import { expect, onTestFinished, test, vi } from "vitest"
import { z } from "zod"
import { testApp } from "./test-app.ts"
import { testDatabase } from "./database.ts"
import { readableLog } from "./readable-log.ts"
import { createCache } from "../server/http/cache/cache.ts"
import { readConfig } from "../server/config/config.ts"
import { listen, shutDown } from "../server/http/listen.ts"
import { warnOfLoss } from "../server/process/prepare-database.ts"

// uses the product's own timeouts
await testDatabase({})

async function opened(settings: NodeJS.ProcessEnv) {
  const { context, api } = await testApp()
  const cache = createCache(async (request, env) => api.fetch(request, env), context)
  return listen(cache, readConfig({ HOST: "127.0.0.1", PORT: "0", ...settings }))
}

const chunked = "Transfer-Encoding: chunked"

async function answerOf(socket: Socket) {
  return String((await once(socket, "data"))[0])
}

async function closed(server: Server) {
  server.close()
  await once(server, "close")
  return server
}

test("nobody keeps a connection busy for long, nor takes more of them than there are", async () => {
  expect(await closed(await opened({}))).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16_384,
    timeout: 60_000,
    keepAliveTimeout: 5_000,
    maxHeadersCount: 100,
    maxRequestsPerSocket: 1_000,
    maxConnections: 2_000,
  })
  const behindProxy = await opened({ PUBLIC_URL: "https://backline.example", CARD_PROVIDER: "sandbox" })
  expect(await closed(behindProxy)).toMatchObject({ keepAliveTimeout: 65_000 })
})

test("a server that is stopping answers until the proxy in front of it has noticed", async () => {
  const settings = { PUBLIC_URL: "https://backline.example", CARD_PROVIDER: "sandbox", DRAIN_TIME: "200" }
  const server = await opened(settings)
  const { address, port } = z.object({ address: z.string(), port: z.number() }).parse(server.address())
  const [began, done] = [performance.now(), shutDown(server, readConfig(settings))]
  const ask = () =>
    fetch(`http://${address}:${port}/api/categories`).then(
      ({ status }) => status,
      () => "refused",
    )
  await pause(100)
  expect(await ask()).toBe(200)
  await done
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(await ask()).toBe("refused")
})

test("a body that drips is cut off after half a minute, however steadily it comes", async () => {
  const server = await opened({})
  const address = server.address()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
  const slow = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1")
  // the server closes the connection with data unread, which resets it
  slow.on("error", () => undefined)
  let received = ""
  slow.on("data", (chunk) => (received += String(chunk)))
  const arrives = once(server, "request")
  slow.write(
    "POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n",
  )
  await arrives
  for (let second = 1; second < 30; second += 1) {
    slow.write(" ")
    vi.advanceTimersByTime(1_000)
    await pause(5)
    expect({ closed: slow.closed, received }, `after ${second} seconds`).toEqual({
      closed: false,
      received: "",
    })
  }
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  await expect.poll(() => slow.closed).toBe(true)
  await closed(server)
})

test("a photo that does not say how large it is is not read before its sender is let in", async () => {
  const server = await opened({})
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const stranger = connect(port, "127.0.0.1")
  stranger.write(`POST /api/images HTTP/1.1\r\nHost: localhost\r\n${chunked}\r\n\r\n5\r\nphoto\r\n`)
  expect(await answerOf(stranger)).toMatch(/^HTTP\/1.1 401 /)
  stranger.destroy()
  await closed(server)
})

test("nothing is left of a request whose sender goes away while its refused body is on the way", async () => {
  const server = await opened({})
  const { port } = z.object({ port: z.number() }).parse(server.address())
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const stranger = connect(port, "127.0.0.1")
  stranger.write(`POST /api/images HTTP/1.1\r\nHost: localhost\r\n${chunked}\r\n\r\n5\r\nphoto\r\n`)
  expect(await answerOf(stranger)).toMatch(/^HTTP\/1.1 401 /)
  expect(vi.getTimerCount()).toBe(1)
  stranger.destroy()
  await expect.poll(() => vi.advanceTimersByTime(1_000).getTimerCount()).toBe(0)
  await closed(server)
})

test("bodies that are sent at the same moment take 32 MB of memory at most, from one address 12 MB, and the next is told to come again", async () => {
  const server = await opened({})
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const head = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
  const slow: Socket[] = []
  /** Sends the beginning of a body; returns the beginning of the response. */
  const send = async (from: number, framing: string) => {
    const arrives = once(server, "request")
    const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.0.${from}` })
    socket.write(`${head}${framing}\r\n\r\n`)
    await arrives
    slow.push(socket)
    return socket
  }
  const busy = /^HTTP\/1.1 503 [^]*\r\nretry-after: 5\r\n[^]*Much is being sent at this moment/i
  for (const from of [1, 2]) for (let sent = 0; sent < 93; sent += 1) await send(from, chunked)
  expect(await answerOf(await send(1, chunked))).toMatch(busy)
  for (let sent = 0; sent < 64; sent += 1) await send(3, "Content-Length: 128000")
  expect(await answerOf(await send(4, "Content-Length: 1000"))).toMatch(busy)
  const lists = await fetch(`http://127.0.0.1:${port}/api/categories`)
  expect(lists.status).toBe(200)
  slow[0]?.destroy()
  await expect
    .poll(async () => answerOf(await send(4, "Content-Length: 2\r\n\r\n{}")))
    .toMatch(/^HTTP\/1.1 422 /)
  for (const socket of slow) socket.destroy()
  await closed(server)
})

test("the product is started with the same flags and allocator by its scripts, its tests and its image", async () => {
  const files = ["scripts/programs.mjs", "test/product.ts", "Dockerfile"]
  const starts = await Promise.all(
    files.map((file) => readFile(join(import.meta.dirname, "..", file), "utf8")),
  )
  const flags = starts.map((text) => text.match(/"--[\w-]+(?:=\w+)?"/g))
  const expected = [
    '"--disable-proto=delete"',
    '"--max-semi-space-size=16"',
    '"--no-allocation-site-pretenuring"',
    '"--no-parallel-scavenge"',
  ]
  expect(flags).toEqual([expected, expected, expected])
  const allocators = starts.map((text) =>
    [...text.matchAll(/(MALLOC_\w+)\W+(\d+)/g)].map(([, name, value]) => `${name}=${value}`),
  )
  const settings = ["MALLOC_ARENA_MAX=2", "MALLOC_MMAP_THRESHOLD_=32768"]
  expect(allocators).toEqual([settings, settings, settings])
})

test("no statement runs for long, and no transaction is left open", async () => {
  const { db, pool } = await testDatabase()
  const { databaseLimits } = readConfig({})
  expect(databaseLimits).toEqual({ max: 10, connectTimeout: 2_000, statementTimeout: 3_000 })
  expect(pool.options).toMatchObject({ max: 10, connectionTimeoutMillis: 2_000 })
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  expect(rows).toEqual([{ statement: "3s", idle: "5s" }])
})

test("whoever runs the product is told of a database that may lose what it has acknowledged", async () => {
  const { db } = await testDatabase()
  const { log, said } = readableLog("warn")
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx)
    await warnOfLoss(trx, log)
  })
  expect(said()).toMatch(/^.*"synchronous_commit".*a power cut may take.*\n$/)
})
