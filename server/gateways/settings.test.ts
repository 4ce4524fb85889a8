import { expect, test } from "vitest"
import { readConfig } from "../config/config.ts"

const sslCommerz = { SSLCOMMERZ_STORE_ID: "backline", SSLCOMMERZ_STORE_PASSWORD: "secret" }
const operator = {
  OPERATOR_NAME: "Backline Ltd.",
  OPERATOR_ADDRESS: "Road 11, Banani, Dhaka",
  OPERATOR_TRADE_LICENCE: "TRAD/DNCC/000001/2026",
  COMPLAINTS_EMAIL: "complaints@backline.example",
}
const forReal = { PUBLIC_URL: "https://backline.example" }

test("half a gateway stops the start, with a sentence for each setting that is missing", () => {
  expect(() => readConfig({ SSLCOMMERZ_STORE_ID: "backline" })).toThrow(
    new Error(
      "Some settings are wrong:\n  SSLCOMMERZ_STORE_PASSWORD: is missing beside the others of its group",
    ),
  )
  expect(() => readConfig({ BKASH_USERNAME: "backline", BKASH_PASSWORD: "secret" })).toThrow(
    /BKASH_APP_KEY: is missing.*\n +BKASH_APP_SECRET: is missing/,
  )
  expect(() => readConfig({ OPERATOR_NAME: "Backline Ltd." })).toThrow(/OPERATOR_ADDRESS: is missing/)
})

test("who takes money by a gateway for real says who they are, and needs no card provider", () => {
  expect(() => readConfig({ ...forReal, ...sslCommerz })).toThrow(
    /OPERATOR_TRADE_LICENCE: must be said to take/,
  )
  const config = readConfig({ ...forReal, ...sslCommerz, ...operator })
  expect(config).toMatchObject({ stripe: undefined, cardSandbox: false, operator: { name: "Backline Ltd." } })
  // refused: test cards would pay for real products
  expect(() => readConfig({ ...forReal, ...operator })).toThrow(/CARD_PROVIDER: no card provider or gateway/)
})

test("the sandboxes are there in the demo, also beside a gateway that is tried", () => {
  expect(readConfig({})).toMatchObject({ cardSandbox: true, sslCommerz: undefined, bkash: undefined })
  expect(readConfig({ ...sslCommerz, SSLCOMMERZ_API_BASE: "https://sandbox.sslcommerz.com/" })).toMatchObject(
    {
      cardSandbox: true,
      sslCommerz: { apiBase: "https://sandbox.sslcommerz.com" },
    },
  )
})
