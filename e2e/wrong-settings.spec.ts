import { copySeeded } from "../test/seeded-data.ts"
import { Product } from "../test/product.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { expect, fullRun, test } from "./product.ts"

const wrong: [settings: NodeJS.ProcessEnv, sentence: string, breadth?: typeof fullRun][] = [
  [{ DATA_DIR: "/dev/null" }, "DATA_DIR is /dev/null, where nothing can be written"],
  [{ DATA_DIR: "/dev/null/data" }, "DATA_DIR is /dev/null/data, where nothing can be written", fullRun],
  // not even root can create files there
  [{ DATA_DIR: "/sys" }, "DATA_DIR is /sys, where nothing can be written", fullRun],
  // Node's recursive mkdir never returns there
  [{ DATA_DIR: "/proc/backline" }, "DATA_DIR is /proc/backline, where nothing can be written", fullRun],
  [{ HOST: "192.0.2.1" }, "HOST is 192.0.2.1, which is no address of this machine.", fullRun],
  [
    { DATABASE_URL: "postgres://backline@127.0.0.1:9/backline" },
    "The database at DATABASE_URL cannot be used at this moment (ECONNREFUSED",
    fullRun,
  ],
  [{ PORT: "0x10" }, "PORT: must be a port number from 0 to 65535", fullRun],
]

for (const [settings, sentence, breadth = {}] of wrong)
  test(
    `who starts Backline with ${JSON.stringify(settings)} reads what to do, and it ends`,
    breadth,
    async () => {
      const dataDir = await temporaryFolder("backline-e2e-")
      await copySeeded(dataDir, { DEMO: "off" })
      const product = new Product(dataDir, { DEMO: "off", ...settings })
      const lines: string[] = []
      product.hear = (line) => void lines.push(line)
      await expect(product.start()).rejects.toThrow("the product did not start")
      expect(lines.join("\n")).toContain(sentence)
      expect(lines.join("\n")).not.toMatch(/^ +at /m)
      await expect.poll(() => product.isAlive).toBe(false)
    },
  )
