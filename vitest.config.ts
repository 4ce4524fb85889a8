import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { isFull } from "./test/breadth.ts"

const isNormal = !process.env["TEST_BREADTH"]

export default defineConfig({
  test: {
    include: ["{app,contract,db,server,test}/**/*.test.{ts,tsx}"],
    globalSetup: "./test/global-setup.ts",
    setupFiles: "./test/setup.ts",
    tags: [{ name: "full", description: "only in `npm run test:full`, or when asked for by name" }],
    ...(isNormal && { tagsFilter: ["!full"] }),
    pool: "forks",
    // reading the whole product takes a second, for each of sixty files
    isolate: false,
    // one more than there are cores: tests wait for the database, while the journeys beside them keep three workers busy
    maxWorkers: availableParallelism() + 1,
    // for what hangs, not for what is slow: the machine may be busy with others, and the full run has large tests
    testTimeout: isFull ? 900_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // measured by `npm run test:full` only
    coverage: {
      // who may, and what becomes of money
      include: [
        "contract/poisha.ts",
        "server/http/{guards,same-site}.ts",
        "server/bookings/may-be-paid.ts",
        "server/payments/{intents,claims,settle,sweep}.ts",
      ],
      thresholds: { branches: 100 },
      reporter: ["text"],
    },
  },
})
