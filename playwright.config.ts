import { defineConfig } from "@playwright/test"
import { isFull } from "./test/breadth.ts"

const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
]

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  // those only in `npm run test:full`, or when asked for by name
  ...(!process.env.TEST_BREADTH && { grepInvert: /@full/ }),
  fullyParallel: true,
  // on two cores: a journey waits for half of its time
  workers: 3,
  retries: 0,
  // patience for a busy machine: nothing is proved by how fast it is
  timeout: isFull ? 900_000 : 180_000,
  // three retries of the data layer take 7 s (spec §9)
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // what is not there to be pressed fails by its name, long before its journey is over time
    actionTimeout: 60_000,
    locale: "en-GB",
    timezoneId: "Asia/Dhaka",
    // a tenth of all work is the browser's for it: on in the journeys of people who have no network
    serviceWorkers: "block",
    // nothing is drawn sixty times a second; on in the journeys that look at what moves
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // with the page and its requests at each step tests take a seventh longer
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // a browser refuses to run as root with its sandbox
      chromiumSandbox: process.getuid?.() !== 0,
      args: quiet,
    },
  },
})
