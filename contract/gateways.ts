import { z } from "zod"
import { AmountLimits } from "./amount-limits.ts"

/** Hosted: each takes money on its own pages. */
export const gatewayNames = ["sandbox", "sslcommerz", "bkash"] as const

export const GatewayName = z.enum(gatewayNames)
export type GatewayName = z.infer<typeof GatewayName>

/** One that this product is set up with. */
export const Gateway = z.object({ name: GatewayName, limits: AmountLimits }).meta({ id: "Gateway" })
export type Gateway = z.infer<typeof Gateway>
