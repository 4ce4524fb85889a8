import { standIn } from "./service-worker.ts"

// how React makes a script element before it fills it
const emptyScript = "<script></script>"
// what search engines read, which has no "<" to begin markup with
const structuredData = /^\{"@context":"https:\/\/schema\.org"[^<]*$/
// the content policy lets it in only where cards are taken by it
const stripe = "https://js.stripe.com/"

/**
 * No text becomes code or markup in a page that runs, and no address but two becomes a program. After an error React makes
 * the page's scripts once more, which is let happen without their words: they have run already.
 */
export function distrustTexts() {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === emptyScript || structuredData.test(text) ? text : ""),
    createScript: () => "",
    createScriptURL: (address) => (address === standIn || address.startsWith(stripe) ? address : ""),
  })
}
