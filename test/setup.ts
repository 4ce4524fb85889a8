import { afterAll } from "vitest"
import { closeTestDatabase } from "./database.ts"

// several test files run in one process, one after the other; one that could not be read closed nothing
await closeTestDatabase()
afterAll(closeTestDatabase)
