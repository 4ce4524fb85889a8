import { expect, test, vi } from "vitest"
import { testDatabase } from "../test/database.ts"
import { listen } from "./listen.ts"

test("what is notified is heard, also after the connection was broken off", async () => {
  const { pool, clientConfig } = await testDatabase()
  const heard = vi.fn<() => void>()
  const stop = listen(clientConfig, "test channel", { onNotice: heard })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  await pool.query('notify "test channel"')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'")
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3), { timeout: 5_000 })
  await pool.query('notify "test channel"')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(4))
  await stop()
  await pool.query('notify "test channel"')
  expect(heard).toHaveBeenCalledTimes(4)
})
