import * as format from "./format.ts"

// the handover code

export const wrongCode = "কোডটি ভুল। ক্রেতাকে আবার কোড দেখাতে বলুন।"
export const codeOfOther = "এই কোড অন্য একটি পণ্যের।"
export const codeOfOtherAmount = "এই কোডে টাকার পরিমাণ মেলে না। ক্রেতাকে আবার “কোড দেখান” চাপতে বলুন।"
export const olderCode = "ক্রেতা এরপর নতুন কোড নিয়েছেন। নতুনটি স্ক্যান করুন।"
export const expiredCode = "কোডের মেয়াদ শেষ। ক্রেতাকে আবার “কোড দেখান” অথবা “পেয়েছি” চাপতে বলুন।"
export const tooManyWrongDigits = "পাঁচবার ভুল কোড দেওয়া হয়েছে।"

// meetings

export const otherMeeting = "এরই মধ্যে জায়গা বা সময় বদলেছে। রাজি হওয়ার আগে আবার দেখে নিন।"
export const ownMeeting = "এই প্রস্তাব আপনার নিজের। অন্য পক্ষকে রাজি হতে হবে।"
export const meetingPassed = "এই সময় পেরিয়ে গেছে। নতুন সময় বলুন।"

// cash at handover

export const noCash = "এই পণ্যের জন্য বিক্রেতা ক্যাশ নেন না।"
export const noCashByCourier = "কুরিয়ারে এলে টাকা অনলাইনে দিতে হয়। ক্যাশে দিতে চাইলে দেখা করে নেওয়া বেছে নিন।"
export const tooManyInCash = (most: number) =>
  `আপনার ${format.number(most)}টি পণ্য ক্যাশে কেনার জন্য রাখা বা চাওয়া আছে, এর বেশি রাখা যায় না। আগে একটি শেষ বা বাতিল করুন।`
export const tooManyNoShows =
  "কিছুদিনের মধ্যে দুবার আপনি দেখা করতে আসেননি, তাই ক্যাশে কোনো পণ্য আপনার জন্য রাখা হচ্ছে না। অনলাইনে টাকা দিয়ে কিনতে পারেন।"
export const meetingNotOver = "দুজনে যে সময়ে রাজি হয়েছিলেন, তার আধা ঘণ্টা পর এটি জানাতে পারবেন।"
export const payFirst = "আগে টাকা দিন, তারপর কোড দেখান"
