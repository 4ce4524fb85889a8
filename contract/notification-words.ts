import { isolate } from "./isolate.ts"
import type { Notification } from "./notifications.ts"
import { shortened } from "./shortened.ts"

/** Length of a product's name within a sentence, in characters; the linked page shows the full name. */
const nameLength = 40

/** Placeholders of a notification's sentence; empty where its type has none. `product` is in quotation marks. */
export type NotificationWords = Record<"actor" | "product" | "price" | "wasPrice" | "until", string>

export function wordsOf(
  {
    actor,
    product,
    price,
    wasPrice,
    until,
  }: Pick<Notification, "actor" | "product" | "price" | "wasPrice" | "until">,
  formatPrice: (bdt: number) => string,
  formatTime: (moment: Date) => string,
): NotificationWords {
  const priceIn = (bdt: number | undefined) => (bdt === undefined ? "" : formatPrice(bdt))
  return {
    actor: isolate(actor?.name ?? ""),
    product: product ? `“${isolate(shortened(nameLength, product.name))}”` : "",
    price: priceIn(price),
    wasPrice: priceIn(wasPrice),
    until: until === undefined ? "" : formatTime(new Date(until)),
  }
}
