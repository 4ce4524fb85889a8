import { number } from "./format.ts"

export const nothing = "এই মুহূর্তে আপনার করার মতো কিছু নেই।"
export const whatWaits = "আপনার কাজের তালিকা"

export const toPay = (count: number) => `${number(count)}টি বুকিংয়ের পেমেন্ট বাকি`
export const soldBy = "বিক্রেতা: "
export const makePayment = "পেমেন্ট করুন"
export const allOrders = "সব অর্ডার দেখুন"
export const yourBookings = "আপনার বুকিং"
export const whatBuyersDo = "আপনি যা বুক করবেন, পেমেন্ট না করা পর্যন্ত তা এখানে থাকবে।"
export const explore = "পণ্য দেখুন"

export const toAnswer = (count: number) => `${number(count)}টি বুকিংয়ের উত্তর বাকি`
export const bookedBy = (count: number) => `${number(count)} জন ক্রেতা বুক করেছেন`
export const seeBuyers = "কে বুক করেছেন দেখুন"
export const forSale = "আপনার পণ্যটি বিক্রির জন্য আছে"
export const afterListing = "কেউ বুক করলে তাঁর ফোন নম্বর আর কোথায় দেখা করতে চান, আমরা ইমেইলে আপনাকে জানাব।"
export const seeAsBuyers = "ক্রেতার চোখে দেখুন"
export const yourProducts = "আপনার পণ্য"
export const whatSellersDo = "কেউ আপনার কোনো পণ্য বুক করলে তা এখানে দেখা যাবে।"
export const addProduct = "পণ্য যোগ করুন"

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
