import { number } from "./format.ts"

/** In the header of whoever is signed in. */
export const messages = "আমার মেসেজ"
export const unread = (count: number) => `${number(count)}টি পড়া হয়নি`
