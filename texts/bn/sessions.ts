export const account = "অ্যাকাউন্ট"
export const changePasswordTitle = "পাসওয়ার্ড বদলান"
export const currentPassword = "বর্তমান পাসওয়ার্ড"
export const whereLoggedIn = "যেখানে যেখানে লগ ইন করা আছে"
export const yourSessions = "আপনার সেশন"
export const loggedIn = "লগ ইন: "
export const lastUsed = "শেষ ব্যবহার: "
export const thisDevice = "এই ডিভাইস"
export const end = "সেশন শেষ করুন"
export const endNamed = (device: string) => `সেশন শেষ করুন: ${device}`
export const endOthers = "অন্য সব সেশন শেষ করুন"
export const ended = "সেখান থেকে লগ আউট করা হয়েছে।"
export const device = (browser: string, system: string) => `${system}-এ ${browser}`
export const anotherProgram = "অন্য কোনো প্রোগ্রাম"
