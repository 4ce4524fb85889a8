import * as texts from "../../texts/en/emails.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"

type Of = { productName: string; sellerId: string }

export function priceChanged({ productName, sellerId }: Of): EmailTemplate {
  const words = texts.priceChanged({ product: quoted(productName), shortProduct: quoted(productName, 60) })
  return { kind: "booking", ...words, mentions: [sellerId] }
}

export function productTakenAway({ productName, sellerId }: Of): EmailTemplate {
  const words = texts.takenAway({ product: quoted(productName), shortProduct: quoted(productName, 60) })
  return { kind: "booking", ...words, mentions: [sellerId] }
}
