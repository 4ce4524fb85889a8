import { isolate } from "../../contract/isolate.ts"

export const booking = "বুকিং"
export const theProduct = "পণ্যটি"
export const productGone = "এই পণ্যটি আর পাওয়া যাচ্ছে না।"
export const productSold = "এই পণ্যটি বিক্রি হয়ে গেছে।"
export const bookedAlready = "আপনি এই পণ্যটি আগেই বুক করেছেন।"
export const seeOrders = "আমার অর্ডার দেখুন"
export const onlyBuyers = "শুধু ক্রেতারাই বুক করতে পারেন। এই পণ্যটি বুক করতে ক্রেতা হিসেবে অ্যাকাউন্ট খুলুন।"
export const oneRole = "আপনার অ্যাকাউন্টটি অন্য ধরনের। ক্রেতার অ্যাকাউন্ট খুলতে অন্য একটি ইমেইল লাগবে।"
export const toMyProducts = "আমার পণ্য দেখুন"
export const signUpAsBuyer = "লগ আউট করে অ্যাকাউন্ট খুলুন"
export const close = "বন্ধ করুন"

export const buyerName = "ক্রেতার নাম"
export const buyerEmail = "ক্রেতার ইমেইল"
export const productName = "পণ্যের নাম"
export const sellingPrice = "বিক্রির দাম"
export const bookingDate = "বুকিংয়ের তারিখ"
export const phoneHint = "বিক্রেতা এই নম্বরে ফোন করবেন"
export const location = "এলাকা"
export const locationHint = "যেখানে দেখা করতে চান"
export const delivery = "পণ্যটি কীভাবে নেবেন"
export const inPerson = "বিক্রেতার সঙ্গে দেখা করে"
export const byCourier = (fee: string) => `কুরিয়ারে, ${fee}`
export const byCourierFree = "কুরিয়ারে, বিনা খরচে"
export const address = "ঠিকানা"
export const addressHint = (due: string) => `ডেলিভারিসহ অনলাইনে ${due} দেবেন।`
export const payEitherWay = "অনলাইনে পেমেন্ট করবেন, অথবা দেখা হলে ক্যাশে।"
export const payOnline = "অনলাইনে পেমেন্ট করবেন। ক্যাশ নেওয়া হয় না।"
export const terms = "যা মেনে নিচ্ছেন"
export const charges = (due: string) => `সব মিলিয়ে ${due} দেবেন। ক্রেতার কাছ থেকে Backline বাড়তি কিছু নেয় না।`
export const rules = [
  "অনলাইনে টাকা দিলে ৫ দিনের মধ্যে, বা দেখা করার যে সময় ঠিক করেছেন তখন, পণ্য হাতে দেওয়া বা পাঠানো হবে, না হলে টাকা ফেরত যাবে। কুরিয়ার সর্বোচ্চ ১০ দিন সময় পায়।",
  "কোনো সমস্যা থাকলে পাওয়ার ৭২ ঘণ্টার মধ্যে জানান, টাকা কে পাবেন তা Backline ঠিক করবে। হাতে হাতে দেওয়া ক্যাশ টাকা ফেরত দেওয়া যায় না।",
  "বিক্রেতা আপনার নাম, ফোন নম্বর ও এলাকা দেখবেন, কুরিয়ারের টাকা দিলে ঠিকানাও। লেনদেন শেষের ৯০ দিন পর ফোন নম্বর ও ঠিকানা মুছে ফেলা হয়।",
]
export const allRules = "সব নিয়ম: শর্ত, ফেরত ও গোপনীয়তা"
export const confirm = "বুকিং নিশ্চিত করুন"
export const confirmed = (product: string) => `“${isolate(product)}” পণ্যটির বুকিং নিশ্চিত হয়েছে।`

export const myOrders = "আমার অর্ডার"
export const caption = "আমার অর্ডার"
export const yourBookings = "আপনার বুকিং"
export const none = "আপনি এখনো কোনো পণ্য বুক করেননি।"
export const explore = "পণ্য দেখুন"
export const columns = {
  image: "ছবি",
  productName: "পণ্যের নাম",
  sellerName: "বিক্রেতার নাম",
  sellingPrice: "বিক্রির দাম",
  bookingDate: "বুকিংয়ের তারিখ",
  action: "অ্যাকশন",
}
export const makePayment = "পেমেন্ট করুন"
export const acceptPrice = (price: string) => `${price} দাম মেনে নিন`
export const priceAccepted = (price: string) => `আপনি ${price} দামে রাজি হয়েছেন।`
export const was = "আগে ছিল"
export const paid = "পরিশোধিত"
export const ended = { refunded: "টাকা ফেরত", cancelled: "বাতিল" }
export const reservedForOther = "অন্য ক্রেতার জন্য রাখা আছে"
export const soldToOther = "অন্য একজনের কাছে বিক্রি হয়ে গেছে"
export const noLongerAvailable = "আর পাওয়া যাচ্ছে না"
export const remove = "বুকিং বাতিল করুন"
export const removePaid = "তালিকা থেকে সরান"
export const paidStays =
  "এই পণ্যের টাকা আপনি দিয়ে দিয়েছেন। তালিকা থেকে সরালে টাকা ফেরত আসবে না। ট্রানজ্যাকশন আইডিসহ এটি “সরানো বুকিং” অংশে থাকবে।"
export const paidInCashStays =
  "এই পণ্যের টাকা আপনি ক্যাশে দিয়েছেন। তালিকা থেকে সরালে লেনদেনে কিছু বদলাবে না। এটি “সরানো বুকিং” অংশে থাকবে।"
export const nextStep = (seller: string) =>
  `${isolate(seller)}-কে ফোন করে ঠিক করে নিন, কোথায় আর কখন পণ্যটি নেবেন।`
export const isSent = (seller: string) => `${isolate(seller)} পণ্যটি কুরিয়ারে পাঠাবেন।`
export const seller = "বিক্রেতা"
export const place = "এলাকা"
export const call = (phone: string) => `${phone} নম্বরে ফোন করুন`
export const whenYouMeet = "দেখা করার সময় পণ্যটি ভালো করে দেখে নিন। আপনার ফোন নম্বর আর এলাকা বিক্রেতার কাছেও আছে।"
export const whenItComes = "ট্র্যাকিং কোড লেনদেনের পেজে পাবেন। পণ্য হাতে পেলে ভালো করে দেখে সেখানেই জানান।"
export const removedBookings = "সরানো বুকিং"
export const removedExplained = "কেনার পর আপনি তালিকা থেকে সরিয়েছেন।"
export const transactionId = "ট্রানজ্যাকশন আইডি:"
export const removing = (product: string) => `“${isolate(product)}” পণ্যটির বুকিং বাতিল করতে চান?`
export const removingPaid = (product: string) => `“${isolate(product)}” পণ্যটির বুকিং তালিকা থেকে সরাতে চান?`
export const removed = (product: string) => `আপনার বুকিং থেকে “${isolate(product)}” সরানো হয়েছে।`
