export const sold = "বিক্রি হয়ে গেছে"
export const readMore = "আরও পড়ুন"
export const details = "বিস্তারিত"
export const facts = {
  price: "দাম",
  bought: "কেনা দাম",
  condition: "অবস্থা",
  timeUsed: "কত দিন ব্যবহৃত",
  seller: "বিক্রেতা",
  phone: "ফোন",
  location: "এলাকা",
  posted: "প্রকাশের তারিখ",
  category: "ক্যাটাগরি",
  delivery: "ডেলিভারি ও পেমেন্ট",
}
