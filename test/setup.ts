import { afterAll } from "vitest"
import { closeTestDatabase } from "./database.ts"

// several test files run in one process, one after the other
afterAll(closeTestDatabase)
