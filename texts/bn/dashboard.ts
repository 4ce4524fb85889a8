export const dashboard = "ড্যাশবোর্ড"
export const yourAccount = "আপনার অ্যাকাউন্ট"
export const welcome = { before: "স্বাগতম, ", after: "!" }

export const seeOptions = "অপশন দেখুন"
export const menu = {
  addProduct: "পণ্য যোগ করুন",
  myProducts: "আমার পণ্য",
  sales: "আমার বিক্রি",
  myOrders: "আমার অর্ডার",
  wishlist: "পছন্দের তালিকা",
  offers: "দরদাম",
  savedSearches: "সেভ করা সার্চ",
  payouts: "টাকার হিসাব",
  allSellers: "সব বিক্রেতা",
  allBuyers: "সব ক্রেতা",
  allAdmins: "সব অ্যাডমিন",
  allDeals: "সব লেনদেন",
  messages: "মেসেজ",
  community: "কমিউনিটি",
  disputes: "অভিযোগ",
  money: "টাকাপয়সা",
  auditLog: "অডিট লগ",
  account: "অ্যাকাউন্ট",
}

export const keepTime = "তাল ধরুন"
export const plugIn = "জ্যাক লাগান"
export const tuneUp = "টিউন করুন"
export const countIn = "তাল গুনুন"
export const findTheMix = "মিক্স করুন"
export const recordIt = "রেকর্ড করুন"
export const playItBack = "শুনে দেখুন"

export const sessionEnded = {
  before: "আপনার সেশন শেষ হয়ে গেছে। ",
  link: "নতুন ট্যাবে আবার লগ ইন করুন",
  after: ", এখানে যা লিখেছেন তা থেকে যাবে।",
}
export const scriptNeeded = "ড্যাশবোর্ডের জন্য JavaScript লাগে। আপনার ব্রাউজারে JavaScript চালু করুন।"
