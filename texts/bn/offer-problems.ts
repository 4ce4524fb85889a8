import { banglaDigits } from "./numerals.ts"

export const unknownOffer = "আপনার এমন কোনো দামের প্রস্তাব নেই।"
export const noOffers = "বিক্রেতা এই পণ্যে দরদাম করেন না, একদাম।"
export const offerTooLow = "এই দাম খুব কম।"
export const offerNotBelowPrice = "পণ্যের দামের চেয়ে কম বলুন। পুরো দামে নিতে চাইলে বুক করুন।"
export const counterNotBelow = "বিক্রেতার চাওয়া দামের চেয়ে কম বলুন, অথবা সেই দামে রাজি হোন।"
export const counterAbovePrice = "পণ্যের দামের চেয়ে বেশি চাওয়া যাবে না।"
export const counterNotAbove = "ক্রেতার বলা দামের চেয়ে বেশি চান, অথবা সেই দামে রাজি হোন।"
export const offerOpen = "আপনার বলা দামের উত্তর এখনো আসেনি। অপেক্ষা করুন, অথবা আগে সেটি ফিরিয়ে নিন।"
export const counterOpen = "বিক্রেতা আপনাকে একটি দাম বলেছেন। আগে সেটির উত্তর দিন।"
export const tooManyOffers = (most: number) =>
  `৩০ দিনে এই পণ্যের জন্য ${banglaDigits(String(most))} বার দাম বলেছেন, এর বেশি বলা যায় না। বিক্রেতার বলা দামে রাজি হতে পারবেন।`
export const offerOver = "এই প্রস্তাব আর খোলা নেই। এখন কী অবস্থা, দেখে নিন।"
