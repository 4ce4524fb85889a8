import { number } from "./format.ts"

/** In the header of whoever is signed in. */
export const messages = "আমার মেসেজ"
export const notifications = "নোটিফিকেশন"
export const unread = (count: number) => `${number(count)}টি পড়া হয়নি`
export const unreadNotifications = (count: number) => `আপনার ${number(count)}টি নোটিফিকেশন পড়া বাকি।`
