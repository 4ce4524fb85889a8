import type { Language } from "../../contract/language.ts"

/** What frames every page: its parts on top, at the bottom and over it, and what stands instead of a screen. */
export const language: Language = "en"
export const locale = "en_GB"

export const site = "Backline"
export const titled = (title: string) => `${title} - ${site}`

export const skipToContent = "Skip to content"
export const toHome = "Backline, home"
export const mainMenu = "Main"
export const home = "HOME"
export const exploreProducts = "EXPLORE PRODUCTS"
export const blog = "BLOG"
export const dashboard = "DASHBOARD"
export const logIn = "LOGIN"
export const logOut = "LOG OUT"
export const changeTheme = "Change between light and dark"

export const notFound = "Not Found"
export const addressNotFound = "Sorry, that address could not be found."
export const pageFailed = "Something went wrong on this page."
export const ifItStays = {
  before: "If it stays like this, try ",
  link: "logging out",
  after: " and signing in again.",
}
export const unreachable = "We could not reach Backline. Check your connection and try again."
export const partMissing = "A part of this page did not arrive. Check your connection and try again."
export const didNotWork = "That did not work. Please try again in a moment."
export const isLate = "This page is taking too long to arrive."
export const retry = "Retry"
export const loading = "Hang tight, you are almost there!"
export const offline = "You are offline."
export const notices = "Notices"
export const loggedOut = "Logged out successfully!"

/** `whole` is not broken over lines; `last` begins one. */
export const tagline = { first: "The best place for ", whole: "second-hand", last: "musical accessories!" }
export const howItWorks = "How it goes"
export const forBuyers = "For buyers"
export const buyerSteps = ["Browse the categories", "Book a product", "Pay online by card", "Keep a wishlist"]
export const forSellers = "For sellers"
export const sellerSteps = ["List a product", "Advertise it", "Get verified", "Meet your buyer"]
export const registration = "Registration"
export const legal = "Legal"
export const legalTexts = ["Terms of use", "Privacy policy", "Cookie policy"]
export const facebook = "Facebook"
export const youTube = "YouTube"
export const instagram = "Instagram"
export const copyright = "© 2022 Backline"
