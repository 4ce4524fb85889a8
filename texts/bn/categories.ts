const names: Record<string, string> = {
  "Guitars & Basses": "গিটার ও বেজ",
  "Strings & Picks": "তার ও পিক",
  "Pedals & Effects": "প্যাডেল ও ইফেক্ট",
  "Amps & Cabinets": "অ্যাম্প ও ক্যাবিনেট",
  "Drums & Percussion": "ড্রাম ও পারকাশন",
  "Keys & Synths": "কিবোর্ড ও সিন্থ",
  "Winds & Brass": "বাঁশি ও ব্রাস",
  "Microphones & Stands": "মাইক্রোফোন ও স্ট্যান্ড",
  "Cables, Cases & Care": "কেবল, কেস ও যত্ন",
}

export const nameOf = (name: string) => names[name] ?? name

export const title = "পণ্য দেখুন"
export const description =
  "সেকেন্ড হ্যান্ড বাদ্যযন্ত্র ও সরঞ্জাম, ক্যাটাগরি ধরে সাজানো। একটি বেছে নিয়ে দেখুন কী কী বিক্রি হচ্ছে।"
export const pickOne = "কী কী বিক্রি হচ্ছে দেখতে একটি ক্যাটাগরি বেছে নিন।"

export const categoryDescription = (category: string) =>
  `সেকেন্ড হ্যান্ড ${nameOf(category)}: ছবি, অবস্থা আর টাকায় দামসহ।`
export const allCategories = "সব ক্যাটাগরি"
export const firstPage = "প্রথম পাতা"
export const nextPage = "পরের পাতা"
export const none = "এই ক্যাটাগরিতে এখন কোনো পণ্য নেই"
export const exploreOthers = "অন্য ক্যাটাগরি দেখুন"
