import { serviceWorkerPath } from "./service-worker.ts"

// how React creates a script element
const emptyScript = "<script></script>"
// JSON-LD without "<", which could begin markup
const structuredData = /^\{"@context":"https:\/\/schema\.org"[^<]*$/
// the content security policy allows it only where Stripe is configured
const stripe = "https://js.stripe.com/"

/** Default Trusted Types policy. Inline scripts that React renders again after an error are emptied: they have run. */
export function enforceTrustedTypes() {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === emptyScript || structuredData.test(text) ? text : ""),
    createScript: () => "",
    createScriptURL: (address) =>
      address === serviceWorkerPath || address.startsWith(stripe) || isAsset(address) ? address : "",
  })
}

/** A file of the build: workers are made of them. */
function isAsset(address: string) {
  return address.startsWith(`${location.origin}/assets/`) && !address.includes("..")
}
