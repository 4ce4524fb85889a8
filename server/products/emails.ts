import type { EmailTemplate } from "../mail/email-template.ts"
import { quotedProduct } from "../mail/quoted-text.ts"

type SoldBy = { productName: string; sellerId: string }

export function priceChanged({ productName, sellerId }: SoldBy): EmailTemplate {
  return {
    kind: "product",
    mentions: [sellerId],
    write: ({ emails }) => emails.priceChanged(quotedProduct(productName)),
  }
}

export function productRemoved({ productName, sellerId }: SoldBy): EmailTemplate {
  return {
    kind: "product",
    mentions: [sellerId],
    write: ({ emails }) => emails.productRemoved(quotedProduct(productName)),
  }
}

export function productSoldElsewhere({ productName, sellerId }: SoldBy): EmailTemplate {
  return {
    kind: "product",
    mentions: [sellerId],
    write: ({ emails }) => emails.soldElsewhere(quotedProduct(productName)),
  }
}
