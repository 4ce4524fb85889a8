export const dashboard = "Dashboard"
export const yourAccount = "Your account"
export const welcome = { before: "Welcome, ", after: "!" }

export const seeOptions = "See Options"
export const menu = {
  addProduct: "Add Product",
  myProducts: "My Products",
  myOrders: "My Orders",
  wishlist: "Wishlist",
  allSellers: "All Sellers",
  allBuyers: "All Buyers",
  allAdmins: "All Admins",
  messages: "Messages",
  community: "Community",
  auditLog: "Audit Log",
  account: "Account",
}

export const steps = {
  account: { label: "See my account", hint: "The password, and where it is in use." },
  addProduct: { label: "Add a product", hint: "A photo, a price, a few honest words." },
  myProducts: { label: "See my products", hint: "Advertise them, and see what is sold." },
  explore: { label: "Explore products", hint: "Nine categories of gear that has been played." },
  myOrders: { label: "See my orders", hint: "Pay for what you booked." },
  wishlist: { label: "See my wishlist", hint: "What you did not want to lose sight of." },
  allSellers: { label: "See all sellers", hint: "Verify those who have shown who they are." },
  allBuyers: { label: "See all buyers", hint: "Everyone who looks for gear here." },
  messages: { label: "Read messages", hint: "What people wrote in GET\u00A0IN\u00A0TOUCH." },
  community: { label: "See the community", hint: "Who wants to hear from us." },
  auditLog: { label: "Read the audit log", hint: "What admins did, and every step of money." },
}

export const keepTime = "Keep time"
export const plugIn = "Plug in"
export const tuneUp = "Tune up"
export const countIn = "Count in"
export const findTheMix = "Find the mix"
export const recordIt = "Record it"
export const playItBack = "Play it back"

export const sessionEnded = {
  before: "Your session has ended. ",
  link: "Log in again in a new tab",
  after: ": what you typed here stays.",
}
