import * as format from "./format.ts"

export const titled = (title: string) => `${title} - Backline`

export const tryAgain = "আবার চেষ্টা করুন"
export const home = "হোম"

export const offline = {
  pageTitle: titled("অফলাইন"),
  title: "আপনি অফলাইনে আছেন",
  explanation: "এখন Backline-এর সঙ্গে যোগাযোগ করা যাচ্ছে না। সংযোগ ফিরে এলে পেজটি নিজে থেকেই খুলবে।",
  retry: "আবার চেষ্টা করুন",
  trying: "চেষ্টা চলছে…",
  failed: "এখনো সংযোগ নেই।",
}

export const hostedSandbox = {
  title: titled("টেস্ট পেমেন্ট"),
  heading: "টেস্ট পেমেন্ট",
  explanation: "পেমেন্ট গেটওয়ের পেজের বদলে এই পেজটি কাজ করে। যা-ই বেছে নিন, কোনো টাকা কাটা হবে না।",
  price: (bdt: number) => format.price(bdt),
  acts: {
    pay: "টাকা দিন",
    fail: "ফেল করতে দিন",
    cancel: "বাতিল করুন",
    later: "টাকা দিন, তবে ব্যাংক এক মিনিট সময় নিক",
  },
}

export const googleStandIn = {
  title: titled("নমুনা Google"),
  heading: "এটি আসল Google নয়",
  explanation:
    "Google দিয়ে লগ ইন যাতে পরখ করে দেখা যায়, তাই এই ডেমোতে আসল Google-এর বদলে এই পেজটি কাজ করে। আপনি কে?",
  cancel: "না, থাক",
}
