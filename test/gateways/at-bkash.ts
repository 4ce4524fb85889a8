import { afterAll, beforeEach } from "vitest"
import { bkashServer } from "./bkash-server.ts"
import { appWithCheckout } from "./hosted.ts"

/** bKash's stand-in for the tests of a file, polite before each; `opened` is an app whose Ana has its page open. */
export async function atBkash() {
  const server = await bkashServer()
  beforeEach(() => {
    server.behave("polite")
    server.refuseExecution(undefined)
  })
  afterAll(() => server.stop())
  return { server, opened }

  async function opened() {
    const { sessionRef: paymentID, ...app } = await appWithCheckout(server.settings, "bkash")
    return { ...app, paymentID }
  }
}
