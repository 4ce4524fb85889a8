import { banglaDigits } from "./numerals.ts"

export const title = "হোম"
export const description = "সেকেন্ড হ্যান্ড বাদ্যযন্ত্র ও সরঞ্জাম কেনাবেচার সেরা জায়গা!"

export const welcome = "স্বাগতম"
export const theBackline = "THE BACKLINE"
export const start = "ঘুরে দেখুন"

export const trending = "এখন যা বেশি চলছে"
export const nextProducts = "পরের পণ্যগুলো"
export const previousProducts = "আগের পণ্যগুলো"
export const productCategories = "পণ্যের ক্যাটাগরি"

export const carousel = "স্লাইডশো"
export const aboutBackline = "Backline সম্পর্কে"
export const slides = "স্লাইডগুলো"
export const slide = "স্লাইড"
export const slideOf = (number: number, count: number) => banglaDigits(`${count}টির মধ্যে ${number} নম্বর`)
export const showSlide = (number: number) => banglaDigits(`${number} নম্বর স্লাইড দেখুন`)
export const chooseSlide = "স্লাইড বেছে নিন"
export const previousSlide = "আগের স্লাইড"
export const nextSlide = "পরের স্লাইড"
export const play = "চালান"
export const pause = "থামান"
export const played = {
  title: "আগে বাজানো বাদ্যযন্ত্র",
  text: "প্রতিটি পণ্যে লেখা থাকে সেটি কী অবস্থায় আছে, কত দিন ব্যবহৃত আর নতুন কিনতে কত লেগেছিল।",
}
export const bookMeetPay = {
  title: "বুক করুন, দেখা করুন, পেমেন্ট করুন",
  text: "ফোন নম্বর আর দেখা করার জায়গা জানান, জিনিসটা বাজিয়ে দেখুন, তারপর কার্ডে পেমেন্ট করুন।",
}
export const checkMark = {
  title: "টিক চিহ্ন দেওয়া বিক্রেতা",
  text: "নামের পাশে টিক চিহ্ন মানে, বিক্রেতার পরিচয় আমরা যাচাই করেছি।",
}
export const soldMeansSold = {
  title: "বিক্রি মানে বিক্রি",
  text: "যে ক্রেতা সবার আগে পেমেন্ট করেন, পণ্যটি তাঁর। এরপর আর কেউ সেটির জন্য পেমেন্ট করতে পারেন না।",
}

export const howItWorks = "যেভাবে কাজ করে"
export const bookedByOther = {
  asked: "অন্য কেউ বুক করেছেন, এমন পণ্য কি আমি বুক করতে পারি?",
  answer:
    "হ্যাঁ। একই পণ্য যে কেউ বুক করতে পারেন, বুক করলেই পণ্যটি কারও জন্য রেখে দেওয়া হয় না। যে ক্রেতা আগে পেমেন্ট করেন, তিনিই পান।",
}
export const purchase = {
  asked: "কেনা কখন সম্পন্ন হয়?",
  before: "অনলাইনে পেমেন্ট করা হয়ে গেলে। ড্যাশবোর্ডে ",
  myOrders: "আমার অর্ডার",
  after:
    " খুলে “পেমেন্ট করুন” চাপুন আর কার্ডে পেমেন্ট করুন। সঙ্গে সঙ্গে একটি ট্রানজ্যাকশন আইডি পাবেন। কেউ আপনার আগে পেমেন্ট করে ফেললে আপনার কার্ড থেকে কোনো টাকা কাটা হবে না।",
}
export const stillForSale = {
  asked: "পণ্যটি বিক্রি হয়ে গেছে কি না, বুঝব কীভাবে?",
  answer:
    "বিক্রি হয়ে গেলে ছবির ওপর “বিক্রি হয়েছে” সিল দেখবেন, আর “এখনই বুক করুন” বাটন থাকবে না। বাকি সব পণ্যই বিক্রির জন্য আছে।",
}
export const behaviour = {
  asked: "কেউ খারাপ আচরণ করলে কী করব?",
  before: "নিচের ",
  link: "যোগাযোগ করুন",
  after:
    " ফর্মে আমাদের সাপোর্ট টিমকে জানান। কে ছিলেন আর কী হয়েছে, লিখুন। আমরা উত্তর দিই, আর যাঁরা অন্যদের ভোগান্তির কারণ হন, তাঁদের সরিয়ে দিই।",
}
export const howToPay = {
  asked: "কীভাবে পেমেন্ট করা যায়?",
  answer:
    "অনলাইনে কার্ডে, অথবা বিক্রেতার সঙ্গে সামনাসামনি দেখা করে হাতে হাতে টাকা দিয়ে (ক্যাশ অন ডেলিভারি)। পণ্যটি দেখুন, বাজান, তারপর ঠিক করুন।",
}

export const joinOurCommunity = "আমাদের কমিউনিটিতে যোগ দিন"
export const news = "মাঝেমধ্যে নতুন আসা পণ্য আর আড্ডার খবর পাঠাই। আপনার ইমেইল ঠিকানা অন্য কাউকে দিই না।"
export const yourEmail = "আপনার ইমেইল"
export const invited = "ধন্যবাদ! আপনাকে একটি ইমেইল পাঠিয়েছি, সেখানকার লিংকটি খুলে যোগ দিন।"
export const join = "যোগ দিন"

export const getInTouch = "যোগাযোগ করুন"
export const writeToUs =
  "কোনো প্রশ্ন, কোনো আইডিয়া, নাকি কেউ খারাপ আচরণ করেছেন? আমাদের লিখুন। প্রতিটি মেসেজ একজন মানুষ পড়েন আর ইমেইলে উত্তর দেন।"
export const name = "নাম"
export const email = "ইমেইল"
export const message = "মেসেজ"
export const reporting = (address: string, name?: string) =>
  name ? `${name} নিয়ে জানাতে চাই:\n${address}\n\n` : `${address} নিয়ে জানাতে চাই:\n\n`
export const messageSent = "ধন্যবাদ! আমরা ইমেইলে উত্তর দেব।"
export const sendMessage = "মেসেজ পাঠান"
