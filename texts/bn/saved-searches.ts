import type { Frequency } from "../../contract/saved-searches.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "সেভ করা সার্চ"
export const caption = "আমার সেভ করা সার্চ"
export const yours = "আপনার সেভ করা সার্চ"
export const none = "আপনি এখনো কোনো সার্চ সেভ করেননি। যা চান তা খুঁজে “এলে আমাকে জানান” চাপুন।"
export const search = "খুঁজুন"
export const columns = { name: "নাম", frequency: "কখন জানাব", action: "অ্যাকশন" }

export const tellMe = "এলে আমাকে জানান"
export const explained = "এই সার্চে মেলে এমন কোনো পণ্য এলে আপনাকে জানাব। পরে দাম ৫% বা তার বেশি কমলে আবার জানাব।"
export const name = "নাম"
export const frequency = "কখন জানাব"
export const frequencies: Record<Frequency, string> = { "at-once": "সঙ্গে সঙ্গে", daily: "দিনে একবার" }
export const save = "আমাকে জানান"
export const saved = "সেভ হয়েছে। পণ্য এলে আপনাকে জানাব।"
export const showAll = "আপনার সেভ করা সার্চ"

export const open = "দেখুন"
export const rename = "নাম বদলান"
export const renaming = "সার্চের নাম বদলান"
export const keepName = "সেভ করুন"
export const changed = "সেভ হয়েছে।"
export const removing = (name: string) => `“${isolate(name)}” মুছে ফেলতে চান?`
export const removed = (name: string) => `“${isolate(name)}” মুছে ফেলা হয়েছে।`
