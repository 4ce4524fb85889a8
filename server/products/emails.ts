import { formatBdt } from "../../contract/money.ts"
import { toBdt } from "../../contract/poisha.ts"
import * as texts from "../../texts/en/emails.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"

type Change = { productName: string; sellerId: string; priceBefore: number; sellingPrice: number }

/** To the buyers who have booked it. */
export function priceChanged({ productName, sellerId, priceBefore, sellingPrice }: Change): EmailTemplate {
  const words = texts.priceChanged({
    product: quoted(productName),
    shortProduct: quoted(productName, 60),
    price: formatBdt(toBdt(sellingPrice)),
    before: formatBdt(toBdt(priceBefore)),
  })
  return { kind: "booking", ...words, mentions: [sellerId] }
}

/** To a buyer who has booked it. */
export function productTakenAway(of: { productName: string; sellerId: string }): EmailTemplate {
  const { productName, sellerId } = of
  const words = texts.takenAway({ product: quoted(productName), shortProduct: quoted(productName, 60) })
  return { kind: "booking", ...words, mentions: [sellerId] }
}
