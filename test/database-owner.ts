import { startEmbedded } from "../db/embedded.ts"

// A product reduced to its database, for tests that kill it.
const [, , dataDir = ""] = process.argv
await startEmbedded(dataDir)
process.stdout.write("ready\n")
