import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import type { Figure } from "../figure.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "../..")

/** Seconds that building the second language may add. */
const most = 10
const Seconds = z.object({ en: z.number(), bn: z.number() })

export const build: Figure = {
  name: "build",
  about: "How much longer the pages are built for the second language",
  async measure() {
    const program = `import { buildPages } from "./scripts/pages.mjs"; console.log(JSON.stringify(await buildPages()))`
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: root })
    const { en, bn } = Seconds.parse(JSON.parse(stdout))
    return [
      {
        figure: "The build of the pages: what the second language adds",
        target: `≤ ${most} s`,
        measured: `${bn.toFixed(1)} s, after ${en.toFixed(1)} s for the first`,
        held: bn <= most,
      },
    ]
  },
}
