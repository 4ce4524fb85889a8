import { number } from "./format.ts"

export const forgotPasswordTitle = "পাসওয়ার্ড ভুলে গেছেন?"
export const forgotPasswordDescription = "নতুন পাসওয়ার্ড দেওয়ার লিংক ইমেইলে নিন।"
export const tellAddress = "যে ইমেইল দিয়ে অ্যাকাউন্ট খুলেছিলেন, সেটি দিন। আমরা একটি লিংক পাঠাব।"
export const sendLink = "লিংক পাঠান"
export const checkEmail = "ইমেইল দেখুন"
export const linkIsComing = (minutes: number) => ({
  before: "",
  after: ` দিয়ে এখানে অ্যাকাউন্ট খোলা থাকলে একটু পরেই একটি ইমেইল পাবেন। সেটির লিংকে গিয়ে ${number(minutes)} মিনিটের মধ্যে নতুন পাসওয়ার্ড দিতে পারবেন।`,
})
export const backToLogin = "লগ ইন পেজে ফিরে যান"

export const resetPassword = "নতুন পাসওয়ার্ড দিন"
export const newPassword = "নতুন পাসওয়ার্ড"
export const newPasswordTitle = "নতুন পাসওয়ার্ড"
export const changePassword = "পাসওয়ার্ড বদলান"
export const passwordChanged = "আপনার পাসওয়ার্ড বদলানো হয়েছে।"
export const newLink = "নতুন লিংক নিন"

export const confirmEmail = "ইমেইল নিশ্চিত করুন"
export const confirmAddress = "আপনার ইমেইল নিশ্চিত করুন"
export const pressConfirm = "এই ইমেইলটি যে আপনার, তা জানাতে “নিশ্চিত করুন” চাপুন।"
export const confirm = "নিশ্চিত করুন"
export const addressConfirmed = "ইমেইল নিশ্চিত হয়েছে"
export const thankYou = "ধন্যবাদ! আপনার ইমেইল নিশ্চিত হয়েছে।"
export const toDashboard = "আপনার ড্যাশবোর্ডে যান"
export const linkTooOld = (hours: number) =>
  `লিংকটি ${number(hours)} ঘণ্টার বেশি পুরোনো, অথবা এর কিছু অংশ বাদ পড়েছে। আগেই নিশ্চিত করে থাকলে আর কিছু করতে হবে না। তা না হলে ইমেইলে লিংক নিয়ে নতুন পাসওয়ার্ড দিন, তাতেও আপনার ইমেইল নিশ্চিত হয়ে যাবে।`
export const askNewPassword = "নতুন পাসওয়ার্ডের লিংক নিন"
export const choosePassword = "নতুন পাসওয়ার্ড দিন"
