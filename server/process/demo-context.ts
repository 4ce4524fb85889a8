import { googleStandIn, standInProvider } from "../../demo/google.ts"
import { demo, isDemoAddress } from "../../demo/people.ts"
import type { Config } from "../config/config.ts"
import type { AppContext } from "./app-context.ts"

type Deps = Pick<AppContext, "config" | "secret" | "site" | "self">

export function createDemoContext({ config, secret, site, self }: Deps) {
  return {
    demo: config.demo ? demo : undefined,
    isBlockedDemoAddress: (email: string) => !config.demo && isDemoAddress(email),
    googleStandIn: config.demo && !config.google ? googleStandIn(secret, self, site) : undefined,
  }
}

export function openIdProvider({ google, demo: isDemo }: Config, self: () => string) {
  return google ?? (isDemo ? standInProvider(self()) : undefined)
}
