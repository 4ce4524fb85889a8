import { expect, test, vi } from "vitest"
import { testDatabase } from "../test/database.ts"
import { listen, type Receive } from "./listen.ts"

test("what is notified is heard, also after the connection was broken off", async () => {
  const { pool, clientConfig } = await testDatabase()
  const [heard, unheard] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = listen(clientConfig, { "test channel": { onNotice: heard }, other: { onNotice: unheard } })
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)
  await pool.query('notify "test channel"')
  await expect.poll(() => heard).toHaveBeenCalledTimes(2)
  await pool.query(`select pg_terminate_backend(pid) from ${others}`)
  await expect.poll(() => heard).toHaveBeenCalledTimes(3)
  await pool.query('notify "test channel"')
  await expect.poll(() => heard).toHaveBeenCalledTimes(4)
  await stop()
  await pool.query('notify "test channel"')
  expect(heard).toHaveBeenCalledTimes(4)
  expect(unheard).toHaveBeenCalledTimes(2)
})

test("a connection that falls silent is given up, and another one is made", async () => {
  const { pool, clientConfig } = await testDatabase()
  const [heard, lost] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = listen(clientConfig, { "test channel": { onNotice: heard, onLost: lost } })
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)
  const { rows } = await pool.query<{ pid: number }>(`select pid from ${others}`)
  for (const { pid } of rows) process.kill(pid, "SIGSTOP")
  await expect.poll(() => lost).toHaveBeenCalledTimes(1)
  await expect.poll(() => heard).toHaveBeenCalledTimes(2)
  for (const { pid } of rows) process.kill(pid, "SIGCONT")
  await stop()
  expect(lost).toHaveBeenCalled()
})

test("whoever waits for notifications has received all that were committed", async () => {
  const { pool, clientConfig } = await testDatabase()
  const heard = vi.fn<(payload: string) => void>()
  const stop = await new Promise<() => Promise<void>>((resolve) => {
    const stopping = listen(clientConfig, {
      "test channel": {
        onNotice: heard,
        onConnected: (receive) => void hearEach(receive).then(() => resolve(stopping)),
      },
    })
  })
  await stop()

  async function hearEach(receive: () => Promise<unknown>) {
    for (let count = 1; count <= 200; count += 1) {
      await pool.query("select pg_notify('test channel', $1)", [String(count)])
      await receive()
      expect(heard).toHaveBeenLastCalledWith(String(count))
    }
  }
})

test("many who wait for notifications at once share queries, which the client executes one at a time", async () => {
  const { pool, clientConfig } = await testDatabase()
  const warned = vi.fn<(warning: Error) => void>()
  process.on("warning", warned)
  const { promise: connected, resolve } = Promise.withResolvers<Receive>()
  const heard = vi.fn<(payload: string) => void>()
  const stop = listen(clientConfig, { "test channel": { onNotice: heard, onConnected: resolve } })
  const receive = await connected
  const waiting = Array.from({ length: 20 }, async (_, at) => {
    await pool.query("select pg_notify('test channel', $1)", [String(at)])
    await receive()
    expect(heard).toHaveBeenCalledWith(String(at))
  })
  await Promise.all(waiting)
  await Promise.all(Array.from({ length: 20 }, () => receive()))
  await stop()
  process.off("warning", warned)
  expect(warned).not.toHaveBeenCalled()
})

const others = `pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
