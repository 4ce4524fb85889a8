import { join } from "node:path"
import type pg from "pg"
import type { Logger } from "pino"
import type { Db } from "../../db/tables.ts"
import { createApi } from "../http/api.ts"
import type { Config } from "../config/config.ts"
import { createDemoContext, openIdProvider } from "./demo-context.ts"
import type { AppContext } from "./app-context.ts"
import { createGateways } from "../gateways/gateways.ts"
import { hostedSandbox } from "../gateways/sandbox.ts"
import { createGoogle } from "../identity/google.ts"
import { createIdentity } from "../identity/identity.ts"
import { createSignInLimits } from "../identity/sign-in-limits.ts"
import { createImageHost } from "../images/create-image-host.ts"
import { createLimits } from "../http/limits.ts"
import { createMailBudgets } from "../mail/budgets.ts"
import { outbox } from "../mail/outbox.ts"
import { smtp } from "../mail/smtp.ts"
import { noCards } from "../payments/no-cards.ts"
import { sandbox } from "../payments/sandbox.ts"
import { createViewCounter } from "../products/views.ts"
import { pushKeys } from "../push/keys.ts"
import { createPushSender } from "../push/push-sender.ts"
import { createStreams } from "../stream/streams.ts"
import { stripeCards } from "../payments/stripe.ts"

type Deps = {
  config: Config
  secret: string
  db: Db
  pool: pg.Pool
  log: Logger
  site: () => string
  self: () => string
}

export function assemble({ config, secret, db, pool, log, site, self }: Deps) {
  const options = { secret, publicUrl: config.publicUrl }
  const context: AppContext = {
    config,
    secret,
    db,
    log,
    identity: createIdentity(db, options),
    google: createGoogle(db, options, () => openIdProvider(config, self)),
    signInLimits: createSignInLimits(pool, config),
    limits: createLimits(pool, config),
    mailer: mailerOf(config),
    mailBudgets: createMailBudgets(pool, config),
    push: createPushSender(pushKeys(config, secret)),
    site,
    self,
    imageHost: createImageHost(config, log),
    views: createViewCounter(db, log),
    streams: createStreams({ db, log }),
    ...cardsOf(),
    ...gatewaysOf(),
    ...createDemoContext({ config, secret, site, self }),
  }
  const api = createApi(context)
  return { context, api }

  function cardsOf() {
    if (config.stripe) return { cards: stripeCards(config.stripe, log), sandbox: undefined }
    if (!config.cardSandbox) return { cards: noCards, sandbox: undefined }
    const own = sandbox({ db, secret, deliver: async (event) => api.fetch(event) })
    return { cards: own, sandbox: own }
  }

  function gatewaysOf() {
    const own = config.cardSandbox
      ? hostedSandbox({ db, secret, site, deliver: async (notice) => api.fetch(notice) })
      : undefined
    return { gateways: createGateways({ config, db, log }, own), hostedSandbox: own }
  }
}

function mailerOf({ smtp: server, mailFrom, dataDir }: Config) {
  return server ? smtp(server, mailFrom) : outbox(join(dataDir, "outbox"), mailFrom)
}
