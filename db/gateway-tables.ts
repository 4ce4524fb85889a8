import type { Generated } from "kysely"

export type GatewayTables = { gatewayTokens: GatewayTokens }

type GatewayTokens = {
  gateway: string
  token: string
  refreshToken: string | null
  expiresAt: Date
  /** Attempts, too. */
  renewedAt: Generated<Date[]>
}
