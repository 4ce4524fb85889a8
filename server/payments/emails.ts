import { dateInWords } from "../../contract/dates.ts"
import { bdt } from "../../contract/money.ts"
import type { Row } from "../../db/tables.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"
import { toBdt } from "../../contract/poisha.ts"

/** What is told of one. */
export type Sale = Pick<
  Row<"bookings">,
  | "productName"
  | "sellingPrice"
  | "sellerName"
  | "buyerId"
  | "buyerName"
  | "buyerPhone"
  | "buyerLocation"
  | "paidAt"
> &
  Pick<Row<"products">, "sellerId">

/** To the seller. */
export function productSold(sale: Sale): EmailTemplate {
  const { productName, sellingPrice, buyerId, buyerName, buyerPhone, buyerLocation } = sale
  return {
    kind: "money",
    subject: `Sold: ${quoted(productName, 60)}`,
    paragraphs: [
      "Hello,",
      `${quoted(buyerName)} paid ${bdt(toBdt(sellingPrice))} for your ${quoted(productName)}. It is sold, and nobody else can pay for it.`,
      `Phone: ${buyerPhone}\nPlace: ${quoted(buyerLocation)}`,
    ],
    mentions: [buyerId],
  }
}

/** To the buyer: what was paid, when, and how to name it. */
export function receipt(
  { productName, sellingPrice, sellerId, sellerName, paidAt }: Sale,
  transactionId: string,
): EmailTemplate {
  return {
    kind: "money",
    subject: `Your receipt for ${quoted(productName, 60)}`,
    paragraphs: [
      "Hello,",
      `you paid ${bdt(toBdt(sellingPrice))} for ${quoted(productName)} of ${quoted(sellerName)} on ${dateInWords(paidAt ?? new Date())}.`,
      `Transaction id: ${transactionId}`,
    ],
    mentions: [sellerId],
  }
}
