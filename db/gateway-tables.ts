import type { Generated } from "kysely"

export type GatewayTables = { gatewayTokens: GatewayTokens }

type GatewayTokens = {
  gateway: string
  token: string
  refreshToken: string | null
  expiresAt: Date
  /** Times of renewals, including failed attempts. */
  renewedAt: Generated<Date[]>
}
