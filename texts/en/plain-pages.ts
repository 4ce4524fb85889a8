export const titled = (title: string) => `${title} - Backline`

/** What stands in for a page that failed before there was one. */
export const tryAgain = "Try again"
export const home = "Home"

/** What stands in for pages in a browser that does not reach us. */
export const offline = {
  pageTitle: "Offline - Backline",
  title: "You are offline",
  explanation:
    "Backline cannot be reached right now. This page goes on by itself when the connection is back.",
  retry: "Retry",
  trying: "Trying …",
  failed: "Still no connection.",
}
