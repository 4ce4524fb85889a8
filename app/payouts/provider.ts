import * as gateways from "#texts/gateways"
import * as statements from "#texts/statements"
import { GatewayName } from "../../contract/gateways.ts"

export function nameOfProvider(provider: string) {
  const gateway = GatewayName.safeParse(provider)
  return gateway.success ? gateways.names[gateway.data] : (statements.providers[provider] ?? provider)
}
