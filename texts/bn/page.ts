/** What frames every page: its parts on top, at the bottom and over it, and what stands instead of a screen. */
export const language = "bn"
export const locale = "bn_BD"

export const site = "Backline"
export const titled = (title: string) => `${title} - ${site}`

export const skipToContent = "মূল অংশে যান"
export const toHome = "Backline, হোম"
export const mainMenu = "মূল মেনু"
export const home = "হোম"
export const exploreProducts = "পণ্য দেখুন"
export const blog = "ব্লগ"
export const dashboard = "ড্যাশবোর্ড"
export const logIn = "লগ ইন"
export const logOut = "লগ আউট"
export const changeTheme = "হালকা বা গাঢ় থিমে যান"

export const notFound = "পাওয়া যায়নি"
export const addressNotFound = "দুঃখিত, এই ঠিকানায় কিছু পাওয়া যায়নি।"
export const pageFailed = "এই পেজে কিছু একটা সমস্যা হয়েছে।"
export const ifItStays = {
  before: "সমস্যা না কাটলে ",
  link: "লগ আউট করে",
  after: " আবার লগ ইন করে দেখুন।",
}
export const unreachable = "Backline-এর সঙ্গে যোগাযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।"
export const partMissing = "এই পেজের একটি অংশ আসেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।"
export const didNotWork = "কাজটি করা যায়নি। একটু পরে আবার চেষ্টা করুন।"
export const isLate = "পেজটি আসতে অনেক সময় লাগছে।"
export const retry = "আবার চেষ্টা করুন"
export const loading = "একটু অপেক্ষা করুন, প্রায় হয়ে গেছে!"
export const offline = "আপনি অফলাইনে আছেন।"
export const notices = "নোটিফিকেশন"
export const loggedOut = "লগ আউট হয়েছে!"

/** `whole` is not broken over lines; `last` begins one. */
export const tagline = {
  first: "সেকেন্ড হ্যান্ড ",
  whole: "বাদ্যযন্ত্র ও সরঞ্জাম",
  last: "কেনাবেচার সেরা জায়গা!",
}
export const howItWorks = "যেভাবে কাজ করে"
export const forBuyers = "ক্রেতাদের জন্য"
export const buyerSteps = ["ক্যাটাগরি ঘুরে দেখুন", "পণ্য বুক করুন", "অনলাইনে কার্ডে পেমেন্ট করুন", "পছন্দের তালিকা রাখুন"]
export const forSellers = "বিক্রেতাদের জন্য"
export const sellerSteps = ["পণ্য যোগ করুন", "বিজ্ঞাপন দিন", "যাচাইকৃত বিক্রেতা হোন", "ক্রেতার সঙ্গে দেখা করুন"]
export const registration = "নিবন্ধন"
export const legal = "শর্ত ও নীতি"
export const legalTexts = ["ব্যবহারের শর্ত", "গোপনীয়তা নীতি", "কুকি নীতি"]
export const facebook = "Facebook"
export const youTube = "YouTube"
export const instagram = "Instagram"
export const copyright = "© ২০২২ Backline"
