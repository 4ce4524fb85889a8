import { z } from "zod"
import { fieldError } from "./checks.ts"
import { Id, required } from "./fields.ts"
import { chargebackStates } from "./deals.ts"

const ChargebackId = z
  .string()
  .regex(/^\w{1,100}$/)
  .meta({ description: "The card provider's" })

/** A chargeback that the card provider no longer reports; an admin checks the account of the earlier keys. */
export const UnknownChargeback = z
  .object({
    _id: ChargebackId,
    bookingId: Id,
    productName: z.string(),
    buyerName: z.string(),
    sellerName: z.string(),
    amount: z.number().positive().meta({ description: "BDT" }),
    state: z.enum(chargebackStates),
    isWithdrawn: z.boolean().meta({ description: "Its money is with the bank" }),
    transactionId: z.string(),
    since: z.iso.datetime(),
  })
  .meta({ id: "UnknownChargeback" })
export type UnknownChargeback = z.infer<typeof UnknownChargeback>

export const UnknownChargebacks = z.array(UnknownChargeback)

export const ChargebackParam = z.object({ id: ChargebackId })

/** `won`: the operator keeps the money; `lost`: the buyer has it. */
export const ClosedChargeback = z
  .object({
    state: z.enum(["won", "lost"], fieldError("notAChoice", "outcome")),
    reference: required("reference", 100),
  })
  .meta({ id: "ClosedChargeback" })
export type ClosedChargeback = z.infer<typeof ClosedChargeback>
