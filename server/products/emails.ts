import * as texts from "../../texts/en/emails.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"

type Of = { productName: string; sellerId: string }

/** To the buyers who have booked it. */
export function priceChanged({ productName, sellerId }: Of): EmailTemplate {
  const words = texts.priceChanged({ product: quoted(productName), shortProduct: quoted(productName, 60) })
  return { kind: "booking", ...words, mentions: [sellerId] }
}

/** To a buyer who has booked it. */
export function productTakenAway({ productName, sellerId }: Of): EmailTemplate {
  const words = texts.takenAway({ product: quoted(productName), shortProduct: quoted(productName, 60) })
  return { kind: "booking", ...words, mentions: [sellerId] }
}
