import { afterAll, beforeEach } from "vitest"
import { bkashServer } from "./bkash-server.ts"
import { appWithCheckout } from "./hosted.ts"

/** A bKash server for the tests of a file, reset before each; `opened` is an app in which Ana has its page open. */
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
