import type { BuyerWords, ProductWords, ReceiptWords, SaleWords } from "../../contract/mail-words.ts"
import * as format from "./format.ts"

export const hello = "হ্যালো,"

export const signature = "Backline, সেকেন্ড হ্যান্ড বাদ্যযন্ত্র ও সরঞ্জাম"

export const confirmation = (hours: number) => ({
  subject: "Backline-এ স্বাগতম",
  paragraphs: [
    hello,
    `আপনার অ্যাকাউন্ট তৈরি হয়ে গেছে। এই ইমেইল যে আপনারই, ${format.number(hours)} ঘণ্টার মধ্যে তা নিশ্চিত করুন। তাহলে Google দিয়েও আপনি লগ ইন করতে পারবেন, অন্য কেউ পারবে না, আর দরকারি খবর (যেমন আপনার পণ্য কে বুক করলেন) আমরা ইমেইলে জানাব।`,
    "অ্যাকাউন্টটি আপনি না খুলে থাকলে কিছু করতে হবে না।",
  ],
  action: "ইমেইল নিশ্চিত করুন",
})

export const reset = (minutes: number) => ({
  subject: "Backline-এর জন্য নতুন পাসওয়ার্ড দিন",
  paragraphs: [
    hello,
    `এই ইমেইলের জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে, আশা করি আপনিই চেয়েছেন। লিংকটি ${format.number(minutes)} মিনিট পর্যন্ত কাজ করবে, ব্যবহার করা যাবে একবারই।`,
    "আপনি না চেয়ে থাকলে কিছু করতে হবে না: আপনার পাসওয়ার্ড আগের মতোই থাকবে।",
  ],
  action: "নতুন পাসওয়ার্ড দিন",
})

export const invitation = (days: number) => ({
  subject: "Backline কমিউনিটিতে যোগ দেবেন?",
  paragraphs: [
    "এই ইমেইল দিয়ে Backline কমিউনিটিতে যোগ দিতে চাওয়া হয়েছে, আশা করি আপনিই চেয়েছেন।",
    `যোগ দিতে ${format.number(days)} দিনের মধ্যে লিংকে যান। আপনি না চেয়ে থাকলে কিছু করতে হবে না: লিংকে না গেলে আপনার ইমেইল আমরা রাখব না।`,
  ],
  action: "কমিউনিটিতে যোগ দিন",
})

export const message = (of: { name: string; shortName: string; lines: string }) => ({
  subject: `মেসেজ পাঠিয়েছেন ${of.shortName}`,
  summary: "“যোগাযোগ করুন” থেকে একটি মেসেজ এসেছে। ড্যাশবোর্ডে দেখুন।",
  paragraphs: [`${of.name} লিখেছেন:`, of.lines, "উত্তর দিতে এই ইমেইলেই রিপ্লাই করুন।"],
})

export const supportAnswer = (of: { lines: string; beginning: string }, days?: number) => ({
  subject: "আপনার মেসেজের উত্তর",
  summary: `আপনার মেসেজের উত্তর দেওয়া হয়েছে: ${of.beginning}`,
  paragraphs: [
    hello,
    "আপনার মেসেজের জন্য ধন্যবাদ। আমাদের উত্তর:",
    of.lines,
    days === undefined
      ? "পুরো কথোপকথন আপনার মেসেজে পাবেন, উত্তরও সেখানেই দিতে পারবেন।"
      : `পুরো কথোপকথন পড়তে ও উত্তর দিতে লিংকে যান। লিংকটি ${format.number(days)} দিন কাজ করবে; লিংকটি যাঁর কাছে থাকবে, তিনিই কথোপকথনটি পড়তে পারবেন।`,
  ],
  action: "পড়ুন ও উত্তর দিন",
})

export const booked = ({ buyer, phone, place, product, shortProduct, price }: BuyerWords & ProductWords) => ({
  subject: `নতুন বুকিং: ${shortProduct}`,
  summary: `${buyer} আপনার ${product} পণ্যটি ${price} দামে বুক করেছেন। ফোন: ${phone}, এলাকা: ${place}`,
  paragraphs: [
    hello,
    `${buyer} আপনার ${product} পণ্যটি ${price} দামে বুক করেছেন।`,
    `ফোন: ${phone}\nএলাকা: ${place}`,
    "অন্যরাও এটি বুক করতে পারেন। যিনি আগে পেমেন্ট করবেন, পণ্যটি তাঁর; বিক্রি হলেই আমরা আপনাকে জানাব।",
  ],
})

export const priceChanged = (of: Omit<ProductWords, "price">) => ({
  subject: `নতুন দাম: ${of.shortProduct}`,
  summary: `আপনার বুক করা ${of.product} পণ্যটির দাম বিক্রেতা বদলেছেন। নতুন দাম “আমার অর্ডার”-এ দেখুন।`,
  paragraphs: [
    hello,
    `আপনার বুক করা ${of.product} পণ্যটির দাম বিক্রেতা বদলেছেন।`,
    "নতুন দাম “আমার অর্ডার”-এ দেখুন। সেখানে আপনি রাজি হলেই কেবল নতুন দাম দিতে হবে; চাইলে বুকিং বাতিলও করতে পারেন।",
  ],
})

export const sold = ({ buyer, phone, place, product, shortProduct, price, isByCourier }: SaleWords) => ({
  subject: `বিক্রি হয়েছে: ${shortProduct}`,
  paragraphs: [
    hello,
    `${buyer} আপনার ${product} পণ্যটির জন্য ${price} পেমেন্ট করেছেন। পণ্যটি বিক্রি হয়ে গেছে, এর জন্য আর কেউ পেমেন্ট করতে পারবেন না।`,
    `ফোন: ${phone}\nএলাকা: ${place}`,
    isByCourier
      ? "লেনদেনের পেজে দেখানো ঠিকানায় কুরিয়ারে পাঠিয়ে দিন, সেখানে দেওয়া সময় শেষ হওয়ার আগেই, আর ট্র্যাকিং কোডটি সেখানে লিখুন।"
      : "ক্রেতাকে ফোন করে ঠিক করে নিন, কোথায় আর কখন পণ্যটি হাতে দেবেন।",
  ],
})

export const receipt = (of: ReceiptWords) => ({
  subject: `আপনার রসিদ: ${of.shortProduct}`,
  paragraphs: [
    hello,
    `${of.day} তারিখে আপনি ${of.product} পণ্যটির জন্য ${of.price} পেমেন্ট করেছেন। বিক্রেতা: ${of.seller}।`,
    `ফোন: ${of.phone}\nএলাকা: ${of.place}`,
    of.isByCourier
      ? "বিক্রেতা পণ্যটি কুরিয়ারে পাঠাবেন। পাঠানোর আগে আপনাকে কিছু করতে হবে না; পাঠালে লেনদেনের পেজে ট্র্যাকিং কোড দেখতে পাবেন।"
      : "বিক্রেতাকে ফোন করে ঠিক করে নিন, কোথায় আর কখন পণ্যটি নেবেন। নিয়ে আসার আগে ভালো করে দেখে নিন।",
    `ট্রানজ্যাকশন আইডি: ${of.transactionId}`,
  ],
})

export const productRemoved = ({ product, shortProduct }: Omit<ProductWords, "price">) => ({
  subject: `আর পাওয়া যাচ্ছে না: ${shortProduct}`,
  summary: `আপনার বুক করা ${product} পণ্যটি আর বিক্রির জন্য নেই। কোনো টাকা কাটা হয়নি।`,
  paragraphs: [
    hello,
    `আপনার বুক করা ${product} পণ্যটি আর বিক্রির জন্য নেই। কোনো টাকা কাটা হয়নি, আপনাকে কিছু করতেও হবে না।`,
    "আপনি বাতিল না করা পর্যন্ত বুকিংটি “আমার অর্ডার”-এ থাকবে।",
  ],
})

export const suspended = (reason: string, until: string | undefined) => ({
  subject: "আপনার অ্যাকাউন্ট স্থগিত করা হয়েছে",
  summary: `আপনার অ্যাকাউন্ট${until ? ` ${until} পর্যন্ত` : ""} স্থগিত করা হয়েছে।`,
  paragraphs: [
    hello,
    `আপনার অ্যাকাউন্ট${until ? ` ${until} পর্যন্ত` : ""} স্থগিত করা হয়েছে। কারণ:`,
    reason,
    "এই সময়ে নতুন কিছু শুরু করা যাবে না: আপনার পণ্য কেউ দেখতে বা কিনতে পারবেন না, আপনিও বুক করতে, দাম বলতে বা পেমেন্ট করতে পারবেন না, আর আপনাকে টাকা পাঠানো হবে না। যেসব লেনদেন চলছে, সেগুলো আগের মতোই চলবে। অ্যাকাউন্ট আবার চালু হলে সবকিছু আগের মতো হয়ে যাবে।",
    "ভুল হয়েছে মনে হলে “যোগাযোগ করুন” থেকে আমাদের জানান।",
  ],
  action: "ড্যাশবোর্ড দেখুন",
})

export const suspensionLifted = {
  subject: "আপনার অ্যাকাউন্ট আর স্থগিত নেই",
  summary: "আপনার অ্যাকাউন্ট আর স্থগিত নেই। সবকিছু আগের মতো হয়ে গেছে।",
  paragraphs: [hello, "আপনার অ্যাকাউন্ট আর স্থগিত নেই। সবকিছু আগের মতো হয়ে গেছে।"],
  action: "ড্যাশবোর্ড দেখুন",
}

export const soldElsewhere = ({ product, shortProduct }: Omit<ProductWords, "price">) => ({
  subject: `অন্য জায়গায় বিক্রি হয়েছে: ${shortProduct}`,
  summary: `আপনার বুক করা ${product} পণ্যটি Backline-এর বাইরে বিক্রি হয়েছে। কোনো টাকা কাটা হয়নি।`,
  paragraphs: [
    hello,
    `আপনার বুক করা ${product} পণ্যটি বিক্রেতা Backline-এর বাইরে বিক্রি করেছেন। কোনো টাকা কাটা হয়নি, আপনাকে কিছু করতেও হবে না।`,
    "আপনি বাতিল না করা পর্যন্ত বুকিংটি “আমার অর্ডার”-এ থাকবে।",
  ],
})

export const dailyDigest = (count: number, lines: string, more: number) => ({
  subject: `Backline-এ আপনার আজকের ${format.number(count)}টি খবর`,
  paragraphs: [
    hello,
    "এর আগের দৈনিক ইমেইলের পর যা যা হয়েছে:",
    lines,
    ...(more > 0 ? [`আরও ${format.number(more)}টি খবর আছে।`] : []),
    "আপনি দিনে একটি ইমেইল পেতে চেয়েছেন। আপনার অ্যাকাউন্টে গিয়ে তা বদলাতে পারেন।",
  ],
})

export const digest = (count: number, lines: string, more: number) => ({
  subject: `Backline থেকে আরও ${format.number(count)}টি খবর`,
  paragraphs: [
    hello,
    "এক ঘণ্টায় আমরা আলাদা করে যতগুলো ইমেইল পাঠাই, খবর তার চেয়ে বেশি হয়ে গেছে। বাকিগুলো একসঙ্গে দেওয়া হলো:",
    lines,
    ...(more > 0 ? [`আরও ${format.number(more)}টি খবর আছে।`] : []),
  ],
})

export const payoutAccountChanged = (hours: number) => ({
  subject: "আপনার টাকা পাওয়ার অ্যাকাউন্ট বদলানো হয়েছে",
  paragraphs: [
    hello,
    `Backline যে অ্যাকাউন্টে আপনাকে টাকা পাঠায়, সেটি এইমাত্র বদলানো হয়েছে। আগামী ${format.number(hours)} ঘণ্টা এতে কোনো টাকা পাঠানো হবে না।`,
    "কাজটি আপনার না হলে: এখনই নতুন পাসওয়ার্ড দিন, আবার নিজের অ্যাকাউন্ট দিন আর আমাদের লিখে জানান।",
  ],
  action: "টাকা পাওয়ার অ্যাকাউন্ট দেখুন",
})
