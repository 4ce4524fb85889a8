import { isolate } from "./isolate.ts"
import type { Notification } from "./notifications.ts"
import { shortened } from "./shortened.ts"

/** Of a product's name in a sentence; the whole one is where it leads. */
const nameLength = 40

/** What the sentence of a notification tells; each is empty where its type has none. The product is in quotation marks. */
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
