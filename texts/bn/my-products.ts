import { isolate } from "../../contract/isolate.ts"
import { banglaDigits } from "./numerals.ts"
import { number } from "./format.ts"

export const heading = "আমার পণ্য"
export const caption = "আমার পণ্য"
export const addProduct = "পণ্য যোগ করুন"
export const yourProducts = "আপনার পণ্য"
export const none = "আপনি এখনো কোনো পণ্য যোগ করেননি।"
export const howMany = (count: number) => `${number(count)}টি পণ্য`
export const noneFound = "আপনার এমন কোনো পণ্য নেই।"
export const showAll = "সব দেখুন"
export const firstListed = "আপনার প্রথম পণ্যটি বিক্রিতে দেওয়া হয়েছে"
export const afterFirstListed =
  "ক্রেতারা এখন এটি খুঁজে পাবেন। কেউ বুক করলে ইমেইলে আপনাকে জানানো হবে, বাকিটা দুজনে মিলে ঠিক করে নেবেন।"
export const seeAsBuyer = "ক্রেতার চোখে দেখুন"
export const columns = {
  number: "নং",
  image: "ছবি",
  name: "নাম",
  category: "ক্যাটাগরি",
  sellingPrice: "বিক্রির দাম",
  salesStatus: "বিক্রির অবস্থা",
  actions: "অ্যাকশন",
}

export const search = "আমার পণ্যে খুঁজুন"
export const show = "কোনগুলো দেখবেন"
export const kinds = {
  all: "সব",
  available: "পাওয়া যাচ্ছে",
  reserved: "রাখা আছে",
  sold: "বিক্রি হয়ে গেছে",
  withdrawn: "তুলে নেওয়া হয়েছে",
  advertised: "বিজ্ঞাপন চলছে",
}
export const most = {
  "-bookings": "বেশি বুকিং আগে",
  "-views": "বেশিবার দেখা আগে",
  "-wishes": "বেশি পছন্দ করা আগে",
}

export const available = "পাওয়া যাচ্ছে"
export const sold = "বিক্রি হয়েছে"
export const isSo = " (হ্যাঁ)"
export const isNotSo = " (না)"
export const notForSale = { withdrawn: "তুলে নেওয়া হয়েছে", reserved: "রাখা আছে" }
export const advertised = "বিজ্ঞাপন চলছে"
export const advertise = "বিজ্ঞাপন দিন"
export const hasBeenAdvertised = "পণ্যটির বিজ্ঞাপন দেওয়া হয়েছে!"
export const soldIsFinal = "বিক্রি হয়ে যাওয়া পণ্যের বিজ্ঞাপন দেওয়া যায় না, মুছেও ফেলা যায় না।"

type Interest = { views: number; wishes: number; phoneViews: number }

export const interest = ({ views, wishes, phoneViews }: Interest) =>
  [
    `${number(views)} বার দেখা`,
    `${number(wishes)}টি পছন্দ`,
    ...(phoneViews > 0 ? [`নম্বর দেখা ${number(phoneViews)} বার`] : []),
  ].join(" · ")
export const bookings = (count: number) => `${number(count)}টি বুকিং`
export const bookingsOf = (count: number, product: string) => `${bookings(count)}: ${isolate(product)}`

export const whoBooked = (product: string) => `“${isolate(product)}” কারা বুক করেছেন`
export const theBookings = "বুকিংগুলো"
export const noBookings = "এই মুহূর্তে কেউ এটি বুক করে রাখেননি।"
export const paid = "পরিশোধিত"
export const bookedOn = (date: string, price: string) => `${banglaDigits(date)}, দাম ${price}`

export const edit = "এডিট"
export const editOf = (product: string) => `এডিট: ${isolate(product)}`
export const sellOneMore = "এমন আরেকটি বিক্রি করুন"
export const copyLink = "লিংক কপি করুন"
export const linkCopied = "লিংক কপি হয়েছে।"
export const notCopied = "এই ব্রাউজার কপি করতে দিল না। পণ্যটি খুলে ঠিকানাটি কপি করে নিন।"
export const soldElsewhere = "Backline-এর বাইরে বিক্রি হয়েছে"
export const markingSoldElsewhere = (product: string) => `“${isolate(product)}” বিক্রি হয়ে গেছে বলে জানাবেন?`
export const soldElsewhereMeans = "পণ্যটি আপনার তালিকা থেকে একেবারে চলে যাবে, আর যাঁরা বুক করেছেন, তাঁদের জানানো হবে।"
export const markedSoldElsewhere = (product: string) => `“${isolate(product)}” আর বিক্রির তালিকায় নেই।`
export const withdraw = "তুলে নিন"
export const hasBeenWithdrawn = (product: string) =>
  `“${isolate(product)}” তুলে নেওয়া হয়েছে। আবার বিক্রিতে না দেওয়া পর্যন্ত এটি কেউ দেখতে পাবেন না।`
export const listAgain = "আবার বিক্রিতে দিন"
export const listedAgain = (product: string) => `“${isolate(product)}” আবার বিক্রিতে দেওয়া হয়েছে।`

export const removing = (product: string) => `“${isolate(product)}” মুছে ফেলতে চান?`
export const removingBooked = (count: number) =>
  `${number(count)} জন ক্রেতা এটি বুক করেছেন। পণ্যটি যে আর নেই, তা ইমেইলে ${count === 1 ? "তাঁকে" : "তাঁদের"} জানানো হবে।`
export const removed = (product: string) => `আপনার যোগ করা পণ্য থেকে “${isolate(product)}” মুছে ফেলা হয়েছে।`
