import type { PagePath } from "../contract/pages.ts"

/** Every screen of each role of the demo, with its title and the texts that must be read on it (spec §2). */
export type Screen = {
  path: PagePath | "/nowhere"
  /** The link there that leads to the screen. */
  follow?: RegExp
  title: string
  texts: (string | RegExp)[]
}

const chrome = ["HOME", "EXPLORE PRODUCTS", "BLOG", "© 2022 Backline"]
const boughtAndSold = [/^\d[\d,]* BDT$/, "Used 3 years", "Good"]

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
]

const signedIn = ["DASHBOARD", "LOG OUT", "Dashboard"]

const seller: Screen[] = [
  {
    path: "/dashboard",
    title: "Dashboard - Backline",
    texts: [...signedIn, "Welcome, Rahim Uddin!", "Add Product", "My Products", "Keep time", "Play it back"],
  },
  {
    path: "/dashboard/addproducts",
    title: "Add Product - Backline",
    texts: [
      "Product Name",
      "Product Photo",
      "Product Category",
      "Product Condition",
      "Selling Price",
      "Buying Price",
      "Time Used",
      "Phone Number",
      "Location",
      "Product Description",
      "ADD PRODUCT",
    ],
  },
  {
    path: "/dashboard/myproducts",
    title: "My Products - Backline",
    // on a phone ADVERTISE and DELETE are in the menu of a row
    texts: ["My Products", /AVAILABLE/, /SOLD/, "ADVERTISED"],
  },
  { path: "/notifications", title: "Notifications - Backline", texts: ["When you are away", "CHOOSE"] },
]

const buyer: Screen[] = [
  {
    path: "/dashboard",
    title: "Dashboard - Backline",
    texts: [...signedIn, "Welcome, Ana Gomes!", "My Orders", "Wishlist"],
  },
  {
    path: "/dashboard/myorders",
    title: "My Orders - Backline",
    // on a phone REMOVE BOOKING is in the menu of a row
    texts: ["MAKE PAYMENT", "PAID"],
  },
  { path: "/dashboard/wishlist", title: "Wishlist - Backline", texts: ["MAKE PAYMENT"] },
  {
    path: "/dashboard/account",
    title: "Account - Backline",
    texts: ["Where you are logged in", "THIS DEVICE", "Change your password", "CHANGE PASSWORD"],
  },
  {
    path: "/dashboard/myorders",
    follow: /^MAKE PAYMENT/,
    title: "Payment - Backline",
    texts: [/^You need to pay [\d,]+ BDT for purchasing/, "Test mode: no money moves", "CONFIRM PAYMENT"],
  },
]

const admin: Screen[] = [
  {
    path: "/dashboard",
    title: "Dashboard - Backline",
    texts: [
      ...signedIn,
      "Welcome, Anika Rahman!",
      "All Sellers",
      "All Buyers",
      "All Admins",
      "Messages",
      "Community",
      "Audit Log",
      "Account",
    ],
  },
  {
    path: "/dashboard/allsellers",
    title: "All Sellers - Backline",
    // on a phone MAKE ADMIN, END SESSIONS and DELETE are in the menu of a row
    texts: ["Rahim Uddin", "rahim@backline.example", "VERIFIED", "VERIFY"],
  },
  {
    path: "/dashboard/allbuyers",
    title: "All Buyers - Backline",
    texts: ["Ana Gomes", "ana@backline.example"],
  },
  {
    path: "/dashboard/alladmins",
    title: "All Admins - Backline",
    texts: ["Anika Rahman", "admin@backline.example"],
  },
  {
    path: "/dashboard/contact",
    title: "Messages - Backline",
    texts: ["Nobody has written to us yet. What people write in GET IN TOUCH appears here."],
  },
  {
    path: "/dashboard/community",
    title: "Community - Backline",
    texts: ["Nobody has joined the community yet. People join on the home page."],
  },
  {
    path: "/dashboard/audit",
    title: "Audit Log - Backline",
    texts: ["What admins did, and every step of money. Nobody can change it."],
  },
]

export const screens: Record<string, Screen[]> = {
  visitor,
  "rahim@backline.example": seller,
  "ana@backline.example": buyer,
  "admin@backline.example": admin,
}

/** The screen of someone that has this title. */
export function screenOf(who: string, title: string) {
  const screen = screens[who]?.find((each) => each.title === `${title} - Backline`)
  if (!screen) throw new Error(`${who} has no screen "${title}"`)
  return screen
}
