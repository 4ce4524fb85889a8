import { isolate } from "../../contract/isolate.ts"
import { number } from "./format.ts"

export const nothing = "এই মুহূর্তে আপনার করার মতো কিছু নেই।"
export const whatWaits = "আপনার কাজের তালিকা"

export const toCheck = (count: number) => `${number(count)}টি অর্ডারে আপনার কাজ বাকি`
export const toPay = (count: number) => `${number(count)}টি বুকিংয়ের পেমেন্ট বাকি`
export const soldBy = "বিক্রেতা: "
export const makePayment = "পেমেন্ট করুন"
export const allOrders = "সব অর্ডার দেখুন"
export const yourBookings = "আপনার বুকিং"
export const whatBuyersDo = "আপনি যা বুক করবেন, পেমেন্ট না করা পর্যন্ত তা এখানে থাকবে।"
export const explore = "পণ্য দেখুন"

export const openBookings = (count: number) => `${number(count)}টি বুকিং খোলা আছে`
export const bookedBy = (count: number) => `${number(count)} জন ক্রেতা বুক করেছেন`
export const seeBuyers = "কে বুক করেছেন দেখুন"
export const forSale = "আপনার পণ্যটি বিক্রির জন্য আছে"
export const afterListing = "কেউ বুক করলে তাঁর ফোন নম্বর আর কোথায় দেখা করতে চান, আমরা ইমেইলে আপনাকে জানাব।"
export const seeAsBuyers = "ক্রেতার চোখে দেখুন"
export const yourProducts = "আপনার পণ্য"
export const whatSellersDo = "কেউ আপনার কোনো পণ্য বুক করলে তা এখানে দেখা যাবে।"
export const addProduct = "পণ্য যোগ করুন"

export const offers = "দরদাম"
export const offersToAnswer = (count: number) => `${number(count)}টি দরদামের উত্তর বাকি`

export const salesToAnswer = (count: number) => `${number(count)}টি বিক্রিতে আপনার কাজ বাকি`
export const opensDispute = (buyer: string) => `${isolate(buyer)} জানিয়েছেন, সমস্যা আছে।`
export const asksForCash = (buyer: string) => `${isolate(buyer)} ক্যাশে দাম দিতে চান।`
export const proposesMeeting = (buyer: string) => `${isolate(buyer)} দেখা করার প্রস্তাব দিয়েছেন।`
export const paidForParcel = (buyer: string) => `${isolate(buyer)} টাকা দিয়েছেন। কুরিয়ারে পাঠিয়ে দিন।`
export const until = (time: string) => `${time}-এর মধ্যে`
export const seeSales = "বিক্রি দেখুন"
export const yourSales = "আপনার বিক্রি"

export const moneyToLookAt = "টাকার যে বিষয়গুলো দেখা বাকি"
export const heldDeals = (count: number) => `${number(count)}টি লেনদেন আটকে আছে`
export const stuckRefunds = (count: number) => `${number(count)}টি ক্ষেত্রে ফেরতের টাকা পৌঁছায়নি`
export const unknownPayments = (count: number) => `${number(count)}টি পেমেন্ট হয়েছে কি না জানা যায়নি`
export const reports = "রিপোর্ট"
export const reportsToClose = (count: number) => `${number(count)}টি কথোপকথন রিপোর্ট করা হয়েছে`
export const toDecide = (count: number) => `${number(count)}টি অভিযোগে সিদ্ধান্ত বাকি`
export const decide = "অভিযোগ দেখুন"
export const toVerify = (count: number) => `${number(count)} জন বিক্রেতাকে যাচাই করা বাকি`
export const verifySellers = "বিক্রেতা যাচাই করুন"
export const messages = (count: number) => `${number(count)}টি মেসেজের উত্তর বাকি`
export const readMessages = "মেসেজ পড়ুন"
export const whatAdminsDo = "নতুন বিক্রেতা, মেসেজ আর অভিযোগ এখানে দেখা যাবে।"

export const toRead = "পড়া বাকি"
export const unreadMessages = (count: number) => `${number(count)}টি মেসেজ পড়া বাকি`
export const unreadNotifications = (count: number) => `${number(count)}টি নোটিফিকেশন পড়া বাকি`
