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

/** Where the demo's login with Google leads. */
export const googleStandIn = {
  title: titled("Stand-in for Google"),
  heading: "This is not Google",
  explanation:
    "It stands in for Google in the demo, so that logging in with Google can be tried. Who are you?",
  cancel: "Cancel",
}
