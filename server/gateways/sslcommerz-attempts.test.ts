import { expect, test } from "vitest"
import { readableLog } from "../../test/readable-log.ts"
import { toAnswer } from "./sslcommerz-attempts.ts"

const payment = { transactionId: "BL1", sessionRef: null, amount: 6_200_000 }

function attempt(number: string | null, amount: string | null) {
  return { status: "VALID", tran_id: "BL1", amount, currency_type: "BDT", bank_tran_id: number }
}

test("of several payments on one page the one that pays what is owed counts, whichever came first", () => {
  const { log, messages } = readableLog("error")
  expect(toAnswer([attempt("A", "10.00"), attempt("B", "62000.00")], payment, log)).toMatchObject({
    reference: "B",
    furtherPayments: [{ reference: "A", amount: 1_000 }],
  })
  expect(toAnswer([attempt("A", "10.00")], payment, log)).toMatchObject({ reference: "A", amount: 1_000 })
  expect(messages()).toEqual([])
})

test.each([
  ["without its amount", attempt("A", null)],
  ["without its number", attempt(null, "62000.00")],
  ["without its currency", { ...attempt("A", "62000.00"), currency_type: null }],
])("a payment reported %s is noticed besides another one", (_, unreadable) => {
  const { log, said, messages } = readableLog("error")
  const answer = toAnswer([unreadable, attempt("B", "62000.00")], payment, log)
  expect(answer).toMatchObject({ state: "paid", reference: "B" })
  expect(messages()).toEqual(["alarm: SSLCommerz tells of a payment without its amount, currency or number"])
  expect(said()).toContain("BL1")
})
