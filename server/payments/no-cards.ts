import { highestPrice, lowestPrice } from "../../contract/fields.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { Problem } from "../http/problem.ts"
import type { CardProvider } from "./card-provider.ts"

function refuse(): Promise<never> {
  return Promise.reject(new Problem("payment-refused", (say) => say.noCards))
}

export const noCards: CardProvider = {
  limits: { lowest: toPoisha(lowestPrice), highest: toPoisha(highestPrice) },
  createIntent: refuse,
  fetchIntent: () => Promise.resolve(undefined),
  // oxlint-disable-next-line eslint/no-empty-function
  async *chargebacksSince() {},
  fetchChargeback: () => Promise.resolve(undefined),
  capture: refuse,
  cancel: refuse,
  refund: refuse,
  // oxlint-disable-next-line eslint/no-empty-function
  async *withMoney() {},
  readEvent: () => Promise.reject(new Problem("unreadable", (say) => say.wrongSignature)),
}
