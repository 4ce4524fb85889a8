import { language } from "#texts/page"

/** Headers of a call whose answer is shown on this page. */
export function inLanguage(more?: HeadersInit) {
  const headers = new Headers(more)
  headers.set("Accept-Language", language)
  return headers
}
