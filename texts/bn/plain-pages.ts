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

export const googleStandIn = {
  title: titled("নমুনা Google"),
  heading: "এটি আসল Google নয়",
  explanation:
    "Google দিয়ে লগ ইন যাতে পরখ করে দেখা যায়, তাই এই ডেমোতে আসল Google-এর বদলে এই পেজটি কাজ করে। আপনি কে?",
  cancel: "না, থাক",
}
