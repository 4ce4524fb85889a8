import type { Row } from "../../db/tables.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted, quotedProduct } from "../mail/quoted-text.ts"
import type { MailTexts } from "../mail/texts.ts"
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
  | "delivery"
> &
  Pick<Row<"products">, "sellerId" | "phoneNumber" | "location">

export function productSold(sale: Sale): EmailTemplate {
  const { buyerId, buyerName, buyerPhone, buyerLocation } = sale
  const buyer = { buyer: quoted(buyerName), phone: buyerPhone, place: quoted(buyerLocation) }
  return {
    kind: "money",
    mentions: [buyerId],
    write: ({ emails, format }) =>
      emails.sold({ ...productWords(sale, format), ...buyer, isByCourier: sale.delivery === "courier" }),
  }
}

/** `amount` is what was charged, in poisha: the price, and the fee of a courier. */
export function receipt(sale: Sale & { amount: number }, transactionId: string): EmailTemplate {
  const { sellerId, sellerName, phoneNumber, location, paidAt, delivery } = sale
  const seller = { seller: quoted(sellerName), phone: phoneNumber, place: quoted(location) }
  return {
    kind: "money",
    mentions: [sellerId],
    write: ({ emails, dates, format }) =>
      emails.receipt({
        ...productWords({ ...sale, sellingPrice: sale.amount }, format),
        ...seller,
        day: dates.day(paidAt ?? new Date()),
        transactionId,
        isByCourier: delivery === "courier",
      }),
  }
}

function productWords({ productName, sellingPrice }: Sale, format: MailTexts["format"]) {
  return {
    ...quotedProduct(productName),
    price: format.price(toBdt(sellingPrice)),
  }
}
