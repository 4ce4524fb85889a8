import { serviceWorkerPath } from "../service-worker.ts"

// the HTML from which React creates a script element
const emptyScript = "<script></script>"
// JSON-LD; without "<" it cannot begin markup
const structuredData = /^\{"@context":"https:\/\/schema\.org"[^<]*$/
// the content security policy allows Stripe only where it is configured
const stripe = "https://js.stripe.com/"

/** Sets the default Trusted Types policy. Empties inline scripts that React renders again: they have run already. */
export function enforceTrustedTypes() {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === emptyScript || structuredData.test(text) ? text : ""),
    createScript: () => "",
    createScriptURL: (address) =>
      address === serviceWorkerPath || address.startsWith(stripe) || isAsset(address) ? address : "",
  })
}

/** Whether the URL is a file of the build; workers are created from these. */
function isAsset(address: string) {
  return address.startsWith(`${location.origin}/assets/`) && !address.includes("..")
}
