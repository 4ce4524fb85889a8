export const dashboard = "Dashboard"
export const yourAccount = "Your account"
export const welcome = { before: "Welcome, ", after: "!" }

export const seeOptions = "See Options"
export const menu = {
  addProduct: "Add Product",
  myProducts: "My Products",
  sales: "Sales",
  myOrders: "My Orders",
  wishlist: "Wishlist",
  offers: "Offers",
  savedSearches: "Saved Searches",
  payouts: "Payouts",
  allSellers: "All Sellers",
  allBuyers: "All Buyers",
  allAdmins: "All Admins",
  allDeals: "All Deals",
  messages: "Messages",
  community: "Community",
  disputes: "Disputes",
  money: "Money",
  auditLog: "Audit Log",
  account: "Account",
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
export const scriptNeeded = "Your dashboard needs JavaScript. Please switch it on in your browser."
