import type { Logger } from "pino"
import { GatewayName } from "../../contract/gateways.ts"
import type { Db } from "../../db/tables.ts"
import type { Config } from "../config/config.ts"
import { bkash } from "./bkash.ts"
import type { HostedGateway } from "./hosted-gateway.ts"
import { sslCommerz } from "./sslcommerz.ts"

export type Gateways = ReadonlyMap<GatewayName, HostedGateway>

type Deps = { config: Pick<Config, "sslCommerz" | "bkash" | "operator">; db: Db; log: Logger }

export function createGateways({ config, db, log }: Deps, sandbox: HostedGateway | undefined): Gateways {
  const operatorEmail = config.operator?.complaintsEmail ?? "no-reply@backline.example"
  const all = [
    config.bkash && bkash(db, config.bkash, log),
    config.sslCommerz && sslCommerz({ ...config.sslCommerz, operatorEmail }, log),
    sandbox,
  ]
  return new Map(all.filter((gateway) => gateway !== undefined).map((gateway) => [gateway.name, gateway]))
}

/** Returns undefined for a card, and for a gateway that is no longer configured. */
export function gatewayOf(gateways: Gateways, { provider }: { provider: string }) {
  const name = GatewayName.safeParse(provider)
  return name.data && gateways.get(name.data)
}
