import { serviceWorkerPath } from "./service-worker.ts"

// how React creates a script element
const emptyScript = "<script></script>"
// JSON-LD without "<", which could begin markup
const structuredData = /^\{"@context":"https:\/\/schema\.org"[^<]*$/
// the content security policy allows it only where Stripe is configured
const stripe = "https://js.stripe.com/"

/**
 * The default Trusted Types policy: no text becomes code or markup, and only two addresses become scripts. After an error
 * React renders the page's inline scripts again; they are emptied, because they have run already.
 */
export function enforceTrustedTypes() {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === emptyScript || structuredData.test(text) ? text : ""),
    createScript: () => "",
    createScriptURL: (address) =>
      address === serviceWorkerPath || address.startsWith(stripe) ? address : "",
  })
}
