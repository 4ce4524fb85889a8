import { isolate } from "../contract/isolate.ts"
import { isFull } from "../test/breadth.ts"
import type { Screen } from "./screen.ts"

const chrome = ["HOME", "EXPLORE PRODUCTS", "BLOG", "© 2022 Backline"]
const boughtAndSold = [/^\d[\d,]* BDT$/, "Used 3 years", "Good"]

/** Its components also occur on other screens. */
const seller: Screen = {
  path: "/",
  follow: /^Shure SM58/,
  followNext: /^See all products/,
  title: `${isolate("Rahim Uddin")}, seller - Backline`,
  texts: [
    "Rahim Uddin",
    /^Member since/,
    "Backline has checked who this seller is.",
    /^For sale \(\d+\)$/,
    /^Sold \(\d+\)$/,
    /^Reviews \(\d+\)$/,
    /^\d[\d,]* BDT$/,
  ],
}

export const visitor: Screen[] = [
  {
    path: "/",
    title: "Home - Backline",
    texts: [
      ...chrome,
      "LOGIN",
      /Welcome to\s*THE BACKLINE/,
      "The best place for second-hand musical accessories!",
      "START EXPLORING",
      "CHECK OUT WHAT'S TRENDING",
      "ADVERTISEMENT",
      ...boughtAndSold,
      "PRODUCT CATEGORIES",
      "HOW IT WORKS",
      "JOIN OUR COMMUNITY",
      "GET IN TOUCH",
      "For buyers",
      "For sellers",
      "Registration",
      "Terms of use",
    ],
  },
  {
    path: "/blog",
    title: "Blog - Backline",
    texts: [
      /ways to manage state in a React application/,
      /prototypal inheritance/,
      /What is a unit test/,
      /React vs\. Angular vs\. Vue/,
    ],
  },
  {
    path: "/legal",
    title: "Legal - Backline",
    texts: [
      "Terms of use",
      "Returns and refunds",
      "Delivery times",
      "Privacy policy",
      "Complaints",
      "Who runs Backline",
    ],
  },
  {
    path: "/categories",
    title: "Explore Products - Backline",
    texts: ["Guitars & Basses", "Cables, Cases & Care"],
  },
  {
    path: "/categories",
    follow: /Guitars & Basses/,
    title: "Guitars & Basses - Backline",
    texts: [
      "Guitars & Basses",
      /^\d+ products$/,
      "Good",
      /^Used \d+ (days|weeks|months|years)$/,
      /^Rahim Uddin/,
      /^\+?\d{6,15}$/,
      /, Dhaka$/,
      /^\d{1,2} [A-Z][a-z]+ 2026$/,
      /^bought for/,
      "Add to Wishlist",
      "BOOK NOW",
    ],
  },
  {
    path: "/",
    follow: /^Shure SM58/,
    title: "Shure SM58 - Backline",
    texts: [
      "9,500 BDT",
      "Firm price",
      "BOOK NOW",
      "Add to Wishlist",
      "Share",
      "Works as it should, with signs of use.",
      "Case, Receipt",
      "Dhanmondi, Dhaka",
      /^Member since/,
      "Backline has checked who this seller is.",
      "See all products",
      "Report this product",
      "MORE FROM Rahim Uddin",
      "SIMILAR PRODUCTS",
    ],
  },
  ...(isFull ? [seller] : []),
  {
    path: "/products",
    title: "Products - Backline",
    texts: [
      "Products",
      /^\d+ products$/,
      "Filters",
      ...boughtAndSold,
      /, Dhaka$/,
      "Add to Wishlist",
      "BOOK NOW",
    ],
  },
  {
    path: "/login",
    title: "Login - Backline",
    texts: ["Email", "Password", "Forgot Password?", "Login with Google", "Create an account"],
  },
  {
    path: "/signup",
    title: "Sign Up - Backline",
    texts: ["Name", "Email", "Password", "Account type", "Seller", "Buyer", /2 digits/],
  },
  { path: "/forgot-password", title: "Forgot Password - Backline", texts: ["SEND LINK"] },
  { path: "/reset-password", title: "Reset Password - Backline", texts: ["CHANGE PASSWORD"] },
  { path: "/confirm-email", title: "Confirm Email - Backline", texts: ["CONFIRM"] },
  { path: "/community", title: "Community - Backline", texts: ["Join our community", "JOIN"] },
  {
    path: "/support",
    title: "Your message to Backline - Backline",
    texts: ["Open the link in our email, or write to us with GET IN TOUCH."],
  },
]
