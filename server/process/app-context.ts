import type { Hono } from "hono"
import type { Logger } from "pino"
import type { Demo } from "../../contract/demo.ts"
import type { Db } from "../../db/tables.ts"
import type { Config } from "../config/config.ts"
import type { Gateways } from "../gateways/gateways.ts"
import type { HostedSandbox } from "../gateways/sandbox.ts"
import type { Google } from "../identity/google.ts"
import type { Identity } from "../identity/identity.ts"
import type { SignInLimits } from "../identity/sign-in-limits.ts"
import type { ImageHost } from "../images/image-host.ts"
import type { Limits } from "../http/limits.ts"
import type { MailBudgets } from "../mail/budgets.ts"
import type { Mailer } from "../mail/mail.ts"
import type { CardProvider } from "../payments/card-provider.ts"
import type { PushSender } from "../push/push-sender.ts"
import type { ViewCounter } from "../products/views.ts"
import type { Streams } from "../stream/streams.ts"
import type { Sandbox } from "../payments/sandbox.ts"

export type AppContext = {
  config: Config
  secret: string
  db: Db
  log: Logger
  identity: Identity
  google: Google
  signInLimits: SignInLimits
  limits: Limits
  mailer: Mailer
  mailBudgets: MailBudgets
  push: PushSender
  site: () => string
  self: () => string
  imageHost: ImageHost
  cards: CardProvider
  sandbox: Sandbox | undefined
  gateways: Gateways
  hostedSandbox: HostedSandbox | undefined
  demo: Demo | undefined
  /** Blocks demo accounts while the demo is off: their password is public. */
  isBlockedDemoAddress: (email: string) => boolean
  googleStandIn: Hono | undefined
  views: ViewCounter
  streams: Streams
}

export type Env = { Bindings: AppContext }

export function bindContext(app: Hono<Env>, context: AppContext) {
  return {
    fetch: (request: Request, details?: object) => app.fetch(request, bindings(details)),
    request: (input: RequestInfo | URL, init?: RequestInit) => app.request(input, init, bindings()),
  }

  function bindings(details: object = {}) {
    return Object.assign<AppContext, object>(Object.create(context), details)
  }
}
