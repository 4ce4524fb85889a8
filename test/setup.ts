import { afterAll } from "vitest"
import { closeTestDatabase } from "./database.ts"

// a test file before this one in the same process may have failed to load and closed nothing
await closeTestDatabase()
afterAll(closeTestDatabase)
