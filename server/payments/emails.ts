import { formatDate } from "../../contract/dates.ts"
import { formatBdt } from "../../contract/money.ts"
import type { Row } from "../../db/tables.ts"
import * as texts from "../../texts/en/emails.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"
import { toBdt } from "../../contract/poisha.ts"

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
  Pick<Row<"products">, "sellerId" | "phoneNumber" | "location">

export function productSold(sale: Sale): EmailTemplate {
  const { buyerId, buyerName, buyerPhone, buyerLocation } = sale
  const words = texts.sold({
    ...productWords(sale),
    buyer: quoted(buyerName),
    phone: buyerPhone,
    place: quoted(buyerLocation),
  })
  return { kind: "money", ...words, mentions: [buyerId] }
}

export function receipt(sale: Sale, transactionId: string): EmailTemplate {
  const { sellerId, sellerName, phoneNumber, location, paidAt } = sale
  const words = texts.receipt({
    ...productWords(sale),
    seller: quoted(sellerName),
    phone: phoneNumber,
    place: quoted(location),
    day: formatDate(paidAt ?? new Date()),
    transactionId,
  })
  return { kind: "money", ...words, mentions: [sellerId] }
}

function productWords({ productName, sellingPrice }: Sale) {
  return {
    product: quoted(productName),
    shortProduct: quoted(productName, 60),
    price: formatBdt(toBdt(sellingPrice)),
  }
}
