import type { PasswordCriterion } from "../../contract/identity.ts"

export const show = "দেখুন"
export const hide = "লুকান"
export const showPassword = "পাসওয়ার্ড দেখুন"
export const hidePassword = "পাসওয়ার্ড লুকান"
export const done = " (হয়েছে)"
export const missing = " (বাকি)"
export const nothingMissing = "কিছু বাকি নেই।"
export const stillMissing = (criteria: string[]) => `এখনো বাকি: ${criteria.join(", ")}`

/** What a new password must have. */
export const criteria: Record<PasswordCriterion, string> = {
  length: "কমপক্ষে ৬ অক্ষর",
  capitals: "২টি বড় হাতের A–Z",
  smallLetters: "২টি ছোট হাতের a–z",
  digits: "২টি ইংরেজি সংখ্যা",
  specialCharacter: "১টি বিশেষ চিহ্ন: ! @ # $ & *",
}
