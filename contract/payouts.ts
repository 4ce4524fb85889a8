import { z } from "zod"
import { fieldError } from "./checks.ts"
import { Id, required, sortablePage } from "./fields.ts"
import { Password } from "./identity.ts"
import { cleanWord } from "./text.ts"
import { Suspension } from "./users.ts"

export const payoutStates = ["pending", "paid", "failed"] as const
export type PayoutState = (typeof payoutStates)[number]

export const mobileMethods = ["bkash", "nagad", "rocket"] as const
export const payoutMethods = [...mobileMethods, "bank"] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** Days from the handover to the payout: Digital Commerce Operation Guidelines 2021. */
export const payoutDays = 10
/** No payouts for this long after a change of the account: time for its owner to notice a change by someone else. */
export const accountCoolingOffHours = 72

const amount = z.number().meta({ description: "BDT" })
const positiveAmount = z
  .number(fieldError("required", "amount"))
  .positive(fieldError("notPositive", "amount"))
  .multipleOf(0.01, fieldError("tooManyDecimals", "amount"))

function digits(
  field: "accountNumber" | "routing",
  pattern: RegExp,
  code: "notAWallet" | "notABankAccount" | "notARouting",
) {
  return z
    .string({ error: fieldError("required", field) })
    .overwrite((text) => cleanWord(text).replaceAll(/[\s-]/g, ""))
    .min(1, fieldError("required", field))
    .regex(pattern, fieldError(code, field))
}

const holder = required("holder", 100)

const Wallet = z.object({
  method: z.enum(mobileMethods, fieldError("notAChoice", "payoutMethod")),
  holder,
  number: digits("accountNumber", /^01\d{9}$/, "notAWallet").meta({ description: "11 digits, 01…" }),
})

const BankAccount = z.object({
  method: z.literal("bank", fieldError("notAChoice", "payoutMethod")),
  holder,
  number: digits("accountNumber", /^\d{6,20}$/, "notABankAccount"),
  bank: required("bank", 100).meta({ description: "Name of the bank, and of the branch" }),
  routing: digits("routing", /^\d{9}$/, "notARouting").meta({ description: "9 digits" }),
})

export const PayoutAccountDetails = z.discriminatedUnion("method", [Wallet, BankAccount], {
  error: fieldError("notAChoice", "payoutMethod"),
})
export type PayoutAccountDetails = z.infer<typeof PayoutAccountDetails>

export const NewPayoutAccount = z
  .discriminatedUnion(
    "method",
    [Wallet.extend({ password: Password }), BankAccount.extend({ password: Password })],
    {
      error: fieldError("notAChoice", "payoutMethod"),
    },
  )
  .meta({ id: "NewPayoutAccount" })
export type NewPayoutAccount = z.infer<typeof NewPayoutAccount>

export const PayoutAccount = z
  .object({
    method: z.enum(payoutMethods),
    holder: z.string(),
    number: z.string(),
    bank: z.string().optional(),
    routing: z.string().optional(),
    changedAt: z.iso.datetime(),
    payableFrom: z.iso
      .datetime()
      .optional()
      .meta({ description: `While it was changed less than ${accountCoolingOffHours} hours ago` }),
  })
  .meta({ id: "PayoutAccount" })
export type PayoutAccount = z.infer<typeof PayoutAccount>

const sums = {
  inEscrow: amount.meta({ description: "BDT, kept until deals are completed; commission is not off yet" }),
  available: amount.meta({ description: "BDT, to be paid out; below 0 what the seller owes" }),
  inTransit: amount.meta({ description: "BDT, on its way to the seller" }),
  paidOut: amount.meta({ description: "BDT, all that was ever paid out" }),
}

/** A month in Asia/Dhaka: `2026-11`. */
export const Month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)

export const Balance = z
  .object({
    ...sums,
    since: Month.optional().meta({ description: "The first month that has a statement" }),
    account: PayoutAccount.optional(),
  })
  .meta({ id: "Balance" })
export type Balance = z.infer<typeof Balance>

export const SellerBalance = z
  .object({
    _id: Id.meta({ description: "The seller's" }),
    name: z.string(),
    email: z.string(),
    ...sums,
    dueAt: z.iso
      .datetime()
      .optional()
      .meta({ description: `${payoutDays} days after the handover, or after a bank gave money back` }),
    isLate: z.boolean(),
    suspension: Suspension.optional().meta({ description: "No payout begins while it lasts" }),
    account: PayoutAccount.optional(),
    payout: z
      .object({ _id: Id, amount, createdAt: z.iso.datetime() })
      .optional()
      .meta({ description: "Pending" }),
    removed: z
      .object({
        at: z.iso.datetime(),
        lastReference: z
          .string()
          .optional()
          .meta({ description: "Of the last payout that arrived: it leads to where they were paid" }),
      })
      .optional()
      .meta({ description: "Of a seller who was removed before a bank gave this money back, or took it" }),
  })
  .meta({ id: "SellerBalance" })
export type SellerBalance = z.infer<typeof SellerBalance>

export const SellerBalances = z.array(SellerBalance)

export const BalancesPage = sortablePage([]).omit({ sort: true })

export const NewPayout = z
  .object({
    sellerId: Id,
    amount: positiveAmount.meta({ description: "BDT: the whole balance, as it was shown" }),
  })
  .meta({ id: "NewPayout" })
export type NewPayout = z.infer<typeof NewPayout>

export const EndedPayout = z
  .discriminatedUnion(
    "state",
    [
      z.object({ state: z.literal("paid"), reference: required("reference", 100) }),
      z.object({ state: z.literal("failed") }),
    ],
    { error: fieldError("notAChoice", "payoutState") },
  )
  .meta({ id: "EndedPayout" })
export type EndedPayout = z.infer<typeof EndedPayout>

export const PayoutParam = z.object({ id: Id })

export const SellerParam = z.object({ id: Id })

export const WriteOff = z
  .object({ amount: positiveAmount.meta({ description: "BDT: all that the seller owes, as it was shown" }) })
  .meta({ id: "WriteOff" })
export type WriteOff = z.infer<typeof WriteOff>
