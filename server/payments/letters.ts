import { dateInWords } from "../../contract/dates.ts"
import { bdt } from "../../contract/money.ts"
import type { Row } from "../../db/tables.ts"
import type { Letter } from "../mail/letter.ts"
import { toBdt } from "../money.ts"

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
export function productSold(sale: Sale): Letter {
  const { productName, sellingPrice, sellerName, buyerId, buyerName, buyerPhone, buyerLocation } = sale
  return {
    subject: `Sold: ${productName}`,
    paragraphs: [
      `Hello ${sellerName},`,
      `${buyerName} paid ${bdt(toBdt(sellingPrice))} for your ${productName}. It is sold, and nobody else can pay for it.`,
      `Phone: ${buyerPhone}\nPlace: ${buyerLocation}`,
    ],
    mentions: [buyerId],
  }
}

/** To the buyer: what was paid, when, and how to name it. */
export function receipt(
  { productName, sellingPrice, sellerId, sellerName, buyerName, paidAt }: Sale,
  transactionId: string,
): Letter {
  return {
    subject: `Your receipt for ${productName}`,
    paragraphs: [
      `Hello ${buyerName},`,
      `you paid ${bdt(toBdt(sellingPrice))} for ${productName} of ${sellerName} on ${dateInWords(paidAt ?? new Date())}.`,
      `Transaction id: ${transactionId}`,
    ],
    mentions: [sellerId],
  }
}
