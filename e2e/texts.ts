import type { Screen } from "./screen.ts"
import { visitor } from "./visitor-texts.ts"

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
    // on a phone ADVERTISE and DELETE are in the row's menu
    texts: ["My Products", /AVAILABLE/, /SOLD/, "ADVERTISED"],
  },
  {
    path: "/dashboard/sales",
    title: "Sales - Backline",
    texts: ["Sales", "Who wants your products", "SEE DEAL"],
  },
  {
    path: "/dashboard/payouts",
    title: "Payouts - Backline",
    texts: [
      "Ready to be paid to you",
      /^Kept for now/,
      "Where we pay you",
      "ADD ACCOUNT",
      "Statements",
      "Sale",
    ],
  },
  { path: "/notifications", title: "Notifications - Backline", texts: ["When you are away", "CHOOSE"] },
  {
    path: "/messages",
    title: "My Messages - Backline",
    texts: ["My Messages", "Tomal Das", "Ana Gomes", "Tabla pair, sheesham and brass"],
  },
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
    // on a phone REMOVE BOOKING is in the row's menu
    texts: ["MAKE PAYMENT", "PAID"],
  },
  {
    path: "/dashboard/offers",
    title: "Offers - Backline",
    texts: ["There are no offers yet", "EXPLORE PRODUCTS"],
  },
  { path: "/dashboard/wishlist", title: "Wishlist - Backline", texts: ["MAKE PAYMENT"] },
  {
    path: "/dashboard/searches",
    title: "Saved Searches - Backline",
    texts: [
      "You have not saved any searches yet. Search for what you want, then press “Tell me when there is one”.",
    ],
  },
  {
    path: "/dashboard/account",
    title: "Account - Backline",
    texts: ["Where you are logged in", "THIS DEVICE", "Change your password", "CHANGE PASSWORD"],
  },
  {
    path: "/dashboard/myorders",
    follow: /^SEE DEAL/,
    title: "Deal - Backline",
    texts: ["Completed", "Money", "What happened"],
  },
  {
    path: "/dashboard/myorders",
    follow: /^MAKE PAYMENT/,
    title: "Payment - Backline",
    texts: [/^You need to pay [\d,]+ BDT for purchasing/, "Test mode: no money moves", "CONFIRM PAYMENT"],
  },
  {
    path: "/messages",
    title: "My Messages - Backline",
    texts: ["My Messages", "Sadia Islam", "Rahim Uddin", "Roland Cube 40"],
  },
  {
    path: "/messages",
    follow: /Fender Player Stratocaster/,
    title: "My Messages - Backline",
    texts: ["Rahim Uddin", "BLOCK", "78,000 BDT", "Is it still available?", "SEND", /· Read$/],
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
      "All Deals",
      "Messages",
      "Community",
      "Audit Log",
      "Account",
    ],
  },
  {
    path: "/dashboard/allsellers",
    title: "All Sellers - Backline",
    // on a phone MAKE ADMIN, END SESSIONS and DELETE are in the row's menu
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
    path: "/dashboard/alldeals",
    title: "All Deals - Backline",
    texts: ["Rode NT1-A", /^Buyer Ana Gomes, seller /, /^Buyer Tomal .*, seller /],
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
    path: "/dashboard/disputes",
    title: "Disputes - Backline",
    texts: ["To decide", "Decided", "No dispute waits for a decision."],
  },
  {
    path: "/dashboard/money",
    title: "Money - Backline",
    texts: ["Sellers to pay", "Rahim Uddin", "PAY OUT", "Ledger", "Owed to sellers", "DOWNLOAD AS CSV"],
  },
  {
    path: "/dashboard/audit",
    title: "Audit Log - Backline",
    texts: ["What admins did, and every step of money. Nobody can change it."],
  },
]

/** Every screen of each role in the demo. */
export const screens: Record<string, Screen[]> = {
  visitor,
  "rahim@backline.example": seller,
  "ana@backline.example": buyer,
  "admin@backline.example": admin,
}

/** A user's screen with this title. */
export function screenOf(who: string, title: string) {
  const screen = screens[who]?.find((each) => each.title === `${title} - Backline`)
  if (!screen) throw new Error(`${who} has no screen "${title}"`)
  return screen
}
