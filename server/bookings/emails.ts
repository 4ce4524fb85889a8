import { formatBdt } from "../../contract/money.ts"
import type { Row } from "../../db/tables.ts"
import * as texts from "../../texts/en/emails.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"
import { toBdt } from "../../contract/poisha.ts"

type Made = Pick<
  Row<"bookings">,
  "productName" | "sellingPrice" | "buyerId" | "buyerName" | "buyerPhone" | "buyerLocation"
>

export function bookingMade(booking: Made): EmailTemplate {
  const { productName, sellingPrice, buyerId, buyerName, buyerPhone, buyerLocation } = booking
  const words = texts.booked({
    buyer: quoted(buyerName),
    phone: buyerPhone,
    place: quoted(buyerLocation),
    product: quoted(productName),
    shortProduct: quoted(productName, 60),
    price: formatBdt(toBdt(sellingPrice)),
  })
  return { kind: "booking", ...words, mentions: [buyerId] }
}
