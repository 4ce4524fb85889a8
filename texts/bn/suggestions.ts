export const suggestions = "সাজেশন"
export const groups = {
  searches: "সার্চ",
  brands: "ব্র্যান্ড",
  categories: "ক্যাটাগরি",
  products: "পণ্য",
  last: "আগের সার্চ",
}
export const slash = "কিবোর্ডে / চাপলে সার্চ শুরু হবে"
export const forget = "আগের সার্চ মুছে ফেলুন"
