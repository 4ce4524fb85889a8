import { bdt } from "../../contract/money.ts"
import type { Row } from "../../db/tables.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"
import { toBdt } from "../../contract/poisha.ts"

type Made = Pick<
  Row<"bookings">,
  "productName" | "sellingPrice" | "buyerId" | "buyerName" | "buyerPhone" | "buyerLocation"
>

/** To the seller, who may want to call. */
export function bookingMade(booking: Made): EmailTemplate {
  const { productName, sellingPrice, buyerId, buyerName, buyerPhone, buyerLocation } = booking
  const [buyer, product, place] = [quoted(buyerName), quoted(productName), quoted(buyerLocation)]
  const price = bdt(toBdt(sellingPrice))
  return {
    kind: "booking",
    subject: `New booking of ${quoted(productName, 60)}`,
    summary: `${buyer} booked your ${product} for ${price}. Phone: ${buyerPhone}, place: ${place}`,
    paragraphs: [
      "Hello,",
      `${buyer} booked your ${product} for ${price}.`,
      `Phone: ${buyerPhone}\nPlace: ${place}`,
      "Others may book it too. It is sold to the first who pays, and we tell you at once.",
    ],
    mentions: [buyerId],
  }
}
