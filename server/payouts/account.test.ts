import { expect, test } from "vitest"
import { Balance } from "../../contract/payouts.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { password, type Person, read } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"

keepInvariants()

const bkash = { method: "bkash", holder: "Rahim Uddin", number: "01712345678" }

function balanceOf(seller: Person) {
  return read(Balance, seller.get("/api/balance"))
}

const accounts: [string, object, string | undefined][] = [
  ["bKash", bkash, undefined],
  ["bKash with spaces", { ...bkash, number: "01712 345-678" }, undefined],
  ["Rocket", { ...bkash, method: "rocket" }, undefined],
  ["ten digits", { ...bkash, number: "0171234567" }, "number"],
  ["another country", { ...bkash, number: "+8801712345678" }, "number"],
  ["no holder", { ...bkash, holder: " " }, "holder"],
  ["an unknown way", { ...bkash, method: "paypal" }, "method"],
  ["no way", {}, "method"],
  [
    "a bank",
    {
      method: "bank",
      holder: "Rahim Uddin",
      number: "1234 5678 9012",
      bank: "City Bank, Gulshan",
      routing: "225261732",
    },
    undefined,
  ],
  [
    "a bank without a name",
    { method: "bank", holder: "Rahim", number: "123456789", routing: "225261732" },
    "bank",
  ],
  [
    "a short routing number",
    { method: "bank", holder: "Rahim", number: "123456789", bank: "City", routing: "22526" },
    "routing",
  ],
]

test.each(accounts)("a payout account: %s", async (_, account, field) => {
  const { rahim } = await testApp()
  const response = await rahim.put("/api/payout-account", { ...account, password })
  expect(response.status).toBe(field ? 422 : 200)
  if (field) expect(Object.keys((await response.json()).errors)).toEqual([field])
  else expect((await balanceOf(rahim)).account).toMatchObject({ payableFrom: expect.any(String) })
})
