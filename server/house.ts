import type { MiddlewareHandler } from "hono"
import type { Logger } from "pino"
import type { Db } from "../db/tables.ts"
import type { Config } from "./config.ts"
import type { Google } from "./identity/google.ts"
import type { Identity } from "./identity/identity.ts"
import type { SignInLimits } from "./identity/sign-in-limits.ts"
import type { ImageHost } from "./images/image-host.ts"
import type { Limits } from "./limits.ts"
import type { Mailer } from "./mail/mail.ts"
import type { CardProvider } from "./payments/card-provider.ts"
import type { Sandbox } from "./payments/sandbox.ts"

/** Everything a request may need, opened once at start. */
export type House = {
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
  /** The address at which people reach the product, known once it listens. */
  site: () => string
  /** The address at which it reaches itself. */
  self: () => string
  imageHost: ImageHost
  cards: CardProvider
  /** Where the cards are the sandbox's. */
  sandbox: Sandbox | undefined
}

export type Env = { Variables: House }

/** The names of the parts, as a handler finds them in `c.var`. */
const parts = [
  "config",
  "secret",
  "db",
  "log",
  "identity",
  "google",
  "signInLimits",
  "limits",
  "mailer",
  "site",
  "self",
  "imageHost",
  "cards",
  "sandbox",
] as const satisfies (keyof House)[]

/** Gives every request what it may need. */
export function furnish(house: House): MiddlewareHandler<Env> {
  return (c, next) => {
    for (const part of parts) c.set(part, house[part])
    return next()
  }
}
