import { standIn } from "./stand-in.ts"

// how React makes a script element before it fills it
const emptyScript = "<script></script>"

/**
 * No text becomes code or markup in a page that runs, and no address but one becomes a program. After an error React makes
 * the page's scripts once more, which is let happen without their words: they have run already.
 */
export function distrustTexts() {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === emptyScript ? text : ""),
    createScript: () => "",
    createScriptURL: (address) => (address === standIn ? address : ""),
  })
}
