import type { Row } from "../../db/tables.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted, quotedProduct } from "../mail/quoted-text.ts"
import { toBdt } from "../../contract/poisha.ts"

type Made = Pick<
  Row<"bookings">,
  "productName" | "sellingPrice" | "buyerId" | "buyerName" | "buyerPhone" | "buyerLocation"
>

export function bookingMade(booking: Made): EmailTemplate {
  const { productName, sellingPrice, buyerId, buyerName, buyerPhone, buyerLocation } = booking
  return {
    kind: "booking",
    mentions: [buyerId],
    write: ({ emails, format }) =>
      emails.booked({
        buyer: quoted(buyerName),
        phone: buyerPhone,
        place: quoted(buyerLocation),
        ...quotedProduct(productName),
        price: format.price(toBdt(sellingPrice)),
      }),
  }
}
