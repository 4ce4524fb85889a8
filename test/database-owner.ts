import { startEmbedded } from "../db/embedded.ts"

// Runs only the embedded database of a product, for tests that kill the process.
const [, , dataDir = ""] = process.argv
await startEmbedded(dataDir)
process.stdout.write("ready\n")
