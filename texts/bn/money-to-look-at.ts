export const onHold = "আটকে থাকা কেনাবেচা"
export const onHoldMeans =
  "পেমেন্ট যাচাই না করা পর্যন্ত পণ্য দেওয়া বা টাকা দেওয়া বন্ধ। যেখানে পেমেন্ট হয়েছে সেখানে দেখে ছেড়ে দিন, নইলে টাকা ফেরত দিন।"
export const theHolds = "আটকে থাকা কেনাবেচা"
export const columns = {
  product: "পণ্য",
  amount: "টাকা",
  people: "ক্রেতা ও বিক্রেতা",
  since: "কখন থেকে",
  transaction: "লেনদেন",
  action: "কাজ",
}
export const fromTo = (buyer: string, seller: string) => `ক্রেতা ${buyer}, বিক্রেতা ${seller}`

export const clear = "ছেড়ে দিন"
export const clearing = (product: string) => `${product} পণ্যটির কেনাবেচা ছেড়ে দেবেন?`
export const clearingMeans = "পেমেন্ট ঠিক আছে নিশ্চিত হলেই ছাড়ুন। ক্রেতা ও বিক্রেতাকে জানানো হবে, আর কেনাবেচা চলবে।"
export const cleared = "কেনাবেচা চলবে।"
export const refund = "টাকা ফেরত"
export const refunding = (product: string) => `${product} পণ্যটির পুরো টাকা ফেরত দেবেন?`
export const refundingMeans =
  "ক্রেতা যেভাবে দিয়েছেন সেভাবেই পুরো টাকা ফেরত পাবেন, কেনাবেচা শেষ হবে। পণ্য বিক্রেতার কাছেই থাকবে।"
export const refunded = "টাকা ফেরত পাঠানো শুরু হলো।"
