import { join } from "node:path"
import { builtPages } from "./pages.ts"
import { run } from "./run.ts"

await run(() => builtPages(join(import.meta.dirname, "..", "build")))
