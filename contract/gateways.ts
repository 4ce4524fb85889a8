import { z } from "zod"
import { AmountLimits } from "./amount-limits.ts"
import { languageCodes } from "./language.ts"
import { lowestPrice, price } from "./fields.ts"

/** Hosted gateways: each takes the payment on its own pages. */
export const gatewayNames = ["sandbox", "sslcommerz", "bkash"] as const

export const GatewayName = z.enum(gatewayNames)
export type GatewayName = z.infer<typeof GatewayName>

export const GatewayParam = z.object({ gateway: GatewayName })
export const ReturnParam = GatewayParam.extend({ language: z.enum(languageCodes) })

const Gateway = z.object({ name: GatewayName, limits: AmountLimits }).meta({ id: "Gateway" })

/** `sellingPrice` is the price that the buyer has seen. */
export const NewCheckout = z
  .object({ gateway: GatewayName, sellingPrice: price("sellingPrice", lowestPrice) })
  .meta({ id: "NewCheckout" })

export const CheckoutSession = z
  .object({
    url: z.string().meta({ description: "The gateway's page for this payment, to go to" }),
    until: z.iso.datetime().meta({ description: "Until when the product is kept for it" }),
  })
  .meta({ id: "CheckoutSession" })

export const CheckoutState = z
  .object({
    gateways: z.array(Gateway),
    last: z
      .object({
        gateway: GatewayName,
        state: z
          .enum(["asking", "ended", "paid", "given-back"])
          .meta({ description: "asking: the gateway has not said yet whether it was paid" }),
        url: z.string().optional(),
        until: z.iso.datetime().optional(),
      })
      .optional(),
  })
  .meta({ id: "CheckoutState" })
export type CheckoutState = z.infer<typeof CheckoutState>
