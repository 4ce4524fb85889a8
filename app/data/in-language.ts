import { language } from "#texts/page"

/** Returns headers that ask for the language of this page. */
export function inLanguage(more?: HeadersInit) {
  const headers = new Headers(more)
  headers.set("Accept-Language", language)
  return headers
}
