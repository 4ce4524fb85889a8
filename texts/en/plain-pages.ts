import * as format from "./format.ts"

export const titled = (title: string) => `${title} - Backline`

/** What stands in for a page that failed before there was one. */
export const tryAgain = "Try again"
export const home = "Home"

/** What stands in for pages in a browser that does not reach us. */
export const offline = {
  pageTitle: titled("Offline"),
  title: "You are offline",
  explanation:
    "Backline cannot be reached right now. This page goes on by itself when the connection is back.",
  retry: "Retry",
  trying: "Trying …",
  failed: "Still no connection.",
}

/** In place of a gateway's page, where no money moves. */
export const hostedSandbox = {
  title: titled("Test payment"),
  heading: "Test payment",
  explanation: "This page stands in for the page of a payment gateway. No money moves, whatever you choose.",
  price: (bdt: number) => format.price(bdt),
  acts: { pay: "PAY", fail: "LET IT FAIL", cancel: "CANCEL", later: "PAY, BUT LET THE BANK TAKE A MINUTE" },
}

/** Where the demo's login with Google leads. */
export const googleStandIn = {
  title: titled("Stand-in for Google"),
  heading: "This is not Google",
  explanation:
    "It stands in for Google in the demo, so that logging in with Google can be tried. Who are you?",
  cancel: "Cancel",
}
