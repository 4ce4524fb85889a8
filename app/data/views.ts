import { postJson } from "../post-json.ts"

/** Not through the typed client, which would add it to the first view of the page. */
export function countView(productId: string) {
  // a view that is not counted is no loss to whoever looks
  postJson("/api/views", { productId }).catch(() => undefined)
}
