import { join } from "node:path"
import { builtPages } from "./http/pages.ts"
import { run } from "./process/run.ts"

await run(() => builtPages(join(import.meta.dirname, "..", "build")))
