import type { Hono } from "hono"
import type { Logger } from "pino"
import type { Demo } from "../../contract/demo.ts"
import type { Db } from "../../db/tables.ts"
import type { Config } from "../config/config.ts"
import type { Google } from "../identity/google.ts"
import type { Identity } from "../identity/identity.ts"
import type { SignInLimits } from "../identity/sign-in-limits.ts"
import type { ImageHost } from "../images/image-host.ts"
import type { Limits } from "../http/limits.ts"
import type { MailBudgets } from "../mail/budgets.ts"
import type { Mailer } from "../mail/mail.ts"
import type { CardProvider } from "../payments/card-provider.ts"
import type { Sandbox } from "../payments/sandbox.ts"

/** Everything a request may need, opened once at start. */
export type AppContext = {
  config: Config
  /** Signs sessions and tokens. */
  secret: string
  db: Db
  log: Logger
  identity: Identity
  google: Google
  signInLimits: SignInLimits
  limits: Limits
  mailer: Mailer
  mailBudgets: MailBudgets
  /** The address at which people reach the product, known once it listens. */
  site: () => string
  /** The address at which it reaches itself. */
  self: () => string
  imageHost: ImageHost
  cards: CardProvider
  /** Where the cards are the sandbox's. */
  sandbox: Sandbox | undefined
  /** Whom a visitor can try, while the demo is on. */
  demo: Demo | undefined
  /** Whether this is an address of the demo while it is off: everyone knows its password. */
  isBlockedDemoAddress: (email: string) => boolean
  /** An OpenID provider in the place of Google, while the demo is on. */
  googleStandIn: Hono | undefined
}

/** A handler finds it in `c.env`. */
export type Env = { Bindings: AppContext }

/** Gives every request to this app what it may need, beside what the server tells of it (`incomingOf`). */
export function bindContext(app: Hono<Env>, context: AppContext) {
  return {
    fetch: (request: Request, details?: object) => app.fetch(request, bindings(details)),
    request: (input: RequestInfo | URL, init?: RequestInit) => app.request(input, init, bindings()),
  }

  /** An object for each request, for the details differ; its prototype is the context. */
  function bindings(details: object = {}) {
    return Object.assign<AppContext, object>(Object.create(context), details)
  }
}
