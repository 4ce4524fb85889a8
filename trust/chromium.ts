import { type Browser, chromium } from "@playwright/test"
import { CannotRun } from "./context.ts"

// Chromium must not look up non-existent names on the internet
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]

/** Runs `use` with a Chromium, which is closed afterwards. */
export async function withChromium<Found>(use: (browser: Browser) => Promise<Found>) {
  const browser = await open()
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

async function open() {
  const executablePath = process.env["CHROMIUM_PATH"]
  try {
    // Chromium refuses to run as root with its sandbox
    const chromiumSandbox = process.getuid?.() !== 0
    return await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox, args: quiet })
  } catch (error) {
    throw new CannotRun(`there is no Chromium that runs: ${String(error).slice(0, 200)}`)
  }
}
