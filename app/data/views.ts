import { postJson } from "./post-json.ts"

/** Counts a view; without the typed client, which would add to the JavaScript that the page loads first. */
export function countView(productId: string) {
  // a view that is not counted is no loss to the visitor
  postJson("/api/views", { productId }).catch(() => undefined)
}
