import { isolate } from "../../contract/isolate.ts"

export const remove = "মুছে ফেলুন"
export const removing = (product: string) => `“${isolate(product)}” মুছে ফেলতে চান?`
export const takenDown = (product: string) => `“${isolate(product)}” সরিয়ে দেওয়া হয়েছে।`
