import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { readConfig } from "../server/config/config.ts"
import { createLog } from "../server/process/log.ts"
import { prepare } from "../server/process/start.ts"
import { copyFolder, progressFile } from "./seeded-data.ts"

// Creates the two data folders that tests copy: those of a first start without the demo and with it.
const [, , folder = ""] = process.argv
const [empty, demo] = [join(folder, "empty"), join(folder, "demo")]
await firstStart(empty, "off")
await copyFolder(empty, demo)
const said = await firstStart(demo, "on")
await writeFile(join(folder, progressFile), said.join("\n"))

async function firstStart(dataDir: string, isDemo: "on" | "off") {
  const said: string[] = []
  const config = readConfig({ DATA_DIR: dataDir, DEMO: isDemo })
  const database = await prepare({ config, log: createLog("error"), say: (sentence) => said.push(sentence) })
  await database.close()
  return said
}
