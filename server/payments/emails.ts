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
    write: ({ emails, format }) => emails.sold({ ...saleWords(sale, format), ...buyer }),
  }
}

/** `amount` is the charged total in poisha: the price and the courier's fee. */
export function receipt(sale: Sale & { amount: number }, transactionId: string): EmailTemplate {
  const { sellerId, sellerName, phoneNumber, location, paidAt } = sale
  const seller = { seller: quoted(sellerName), phone: phoneNumber, place: quoted(location) }
  return {
    kind: "money",
    mentions: [sellerId],
    write: ({ emails, dates, format }) =>
      emails.receipt({
        ...saleWords({ ...sale, sellingPrice: sale.amount }, format),
        ...seller,
        day: dates.day(paidAt ?? new Date()),
        transactionId,
      }),
  }
}

function saleWords({ productName, sellingPrice, delivery }: Sale, format: MailTexts["format"]) {
  return {
    ...quotedProduct(productName),
    price: format.price(toBdt(sellingPrice)),
    isByCourier: delivery === "courier",
  }
}
