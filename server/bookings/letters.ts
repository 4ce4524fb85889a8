import { bdt } from "../../contract/money.ts"
import type { Row } from "../../db/tables.ts"
import type { Letter } from "../mail/letter.ts"
import { toBdt } from "../money.ts"

type Made = Pick<
  Row<"bookings">,
  "productName" | "sellingPrice" | "sellerName" | "buyerId" | "buyerName" | "buyerPhone" | "buyerLocation"
>

/** To the seller, who may want to call. */
export function bookingMade(booking: Made): Letter {
  const { productName, sellingPrice, sellerName, buyerId, buyerName, buyerPhone, buyerLocation } = booking
  return {
    subject: `${buyerName} booked your ${productName}`,
    paragraphs: [
      `Hello ${sellerName},`,
      `${buyerName} booked your ${productName} for ${bdt(toBdt(sellingPrice))}.`,
      `Phone: ${buyerPhone}\nPlace: ${buyerLocation}`,
      "Others may book it too. It is sold to the first who pays, and we tell you at once.",
    ],
    mentions: [buyerId],
  }
}
