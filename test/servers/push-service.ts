import { Agent } from "node:https"
import { connect } from "node:tls"
import { onTestFinished } from "vitest"
import type { AppContext } from "../../server/process/app-context.ts"
import { pushKeys } from "../../server/push/keys.ts"
import { createPushSender } from "../../server/push/push-sender.ts"
import { pushHost, pushServer } from "./push-server.ts"

/** A push server, and the app's sender connected to it. */
export async function pushService({ config, secret }: AppContext) {
  const vapid = pushKeys(config, secret)
  const { port, cert, stop, ...service } = await pushServer(vapid.publicKey)
  onTestFinished(stop)
  return { ...service, push: createPushSender(vapid, { agent: agentTo(port, cert), timeoutMs: 2_000 }) }
}

/** Connects to the local server directly; the product has applied its address rules before. */
function agentTo(port: number, ca: string) {
  return new (class extends Agent {
    override createConnection() {
      return connect({ host: "127.0.0.1", port, ca, servername: pushHost })
    }
  })()
}
