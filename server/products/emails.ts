import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"

type Of = { productName: string; sellerId: string }

export function priceChanged({ productName, sellerId }: Of): EmailTemplate {
  const words = { product: quoted(productName), shortProduct: quoted(productName, 60) }
  return { kind: "booking", mentions: [sellerId], write: ({ emails }) => emails.priceChanged(words) }
}

export function productTakenAway({ productName, sellerId }: Of): EmailTemplate {
  const words = { product: quoted(productName), shortProduct: quoted(productName, 60) }
  return { kind: "booking", mentions: [sellerId], write: ({ emails }) => emails.takenAway(words) }
}
