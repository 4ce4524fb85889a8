import type { GatewayName } from "../../contract/gateways.ts"

export const otherWays = "টাকা দেওয়ার অন্য উপায়"
export const ways = "টাকা দেওয়ার উপায়"
export const names: Record<GatewayName, string> = {
  sandbox: "টেস্ট গেটওয়ে",
  sslcommerz: "SSLCommerz",
  bkash: "বিকাশ",
}
const at: Record<GatewayName, string> = {
  sandbox: "টেস্ট গেটওয়েতে",
  sslcommerz: "SSLCommerz-এ",
  bkash: "বিকাশে",
}
const of: Record<GatewayName, string> = {
  sandbox: "টেস্ট গেটওয়ের",
  sslcommerz: "SSLCommerz-এর",
  bkash: "বিকাশের",
}
export const meanings: Record<GatewayName, string> = {
  sandbox: "গেটওয়েতে কীভাবে টাকা দেওয়া হয়, তা দেখায়। কোনো টাকা কাটা হয় না।",
  sslcommerz: "বিকাশ, নগদ, রকেট, ইন্টারনেট ব্যাংকিং ও দেশের কার্ড।",
  bkash: "আপনার বিকাশ অ্যাকাউন্ট থেকে, পিন দিয়ে।",
}
export const payAt = (gateway: GatewayName) => `${at[gateway]} টাকা দিন`
export const kept = "গেটওয়ের পেজে টাকা দিতে হয়। পণ্যটি ২০ মিনিট আপনার জন্য রাখা থাকে।"
export const asking = (gateway: GatewayName) => `আমরা ${of[gateway]} কাছে জানতে চাইছি…`
export const mayTakeLonger = (time: string) =>
  `টাকা দিয়ে থাকলে এখানেই থাকুন: এক-দুই মিনিট লাগতে পারে। পণ্যটি ${time} পর্যন্ত আপনার জন্য রাখা আছে।`
export const goOn = (gateway: GatewayName) => `${at[gateway]} ফিরে যান`
export const ended = (gateway: GatewayName) =>
  `${of[gateway]} পেমেন্টটি হয়নি, কোনো টাকাও কাটা হয়নি। আবার চেষ্টা করুন, না হয় অন্য উপায় বেছে নিন।`
export const givenBack = (gateway: GatewayName) =>
  `${at[gateway]} আপনার পেমেন্ট এই পণ্যের জন্য দেরিতে এসেছে। পুরো টাকা যে পথে এসেছে সেই পথেই ফেরত যাচ্ছে।`
