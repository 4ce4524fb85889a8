import { isolate } from "../../contract/isolate.ts"

export const failed = (what: string) => `${what} লোড করা যায়নি।`
export const tryLater = "একটু পরে আবার চেষ্টা করুন।"
export const loading = "লোড হচ্ছে"
export const showMore = "আরও দেখুন"
export const restFailed = (reason: string) => `বাকিটা লোড করা যায়নি। ${reason}`

export const sortBy = "সাজান"
export const newestFirst = "নতুন আগে"

export const close = "বন্ধ করুন"
export const cancel = "না, থাক"
export const areYouSure = (act: string) => `আপনি কি সত্যিই ${act}`
export const notRecoverable = "একবার মুছে ফেললে আর ফিরিয়ে আনা যাবে না।"
export const moreOf = (name: string) => `আরও: ${isolate(name)}`
export const remove = "মুছে ফেলুন"
export const actOn = (act: string, name: string) => `${act}: ${name}`
