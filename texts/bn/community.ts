export const joinHeading = "আমাদের কমিউনিটিতে যোগ দিন"
export const pressJoin =
  "“যোগ দিন” চাপলে আপনার ইমেইল ঠিকানা আমাদের তালিকায় যোগ হবে। আমরা মাঝেমধ্যে লিখি, আপনার ঠিকানা অন্য কাউকে দিই না।"
export const join = "যোগ দিন"
export const askForLink = "নতুন লিংক নিন"
export const joined = "আপনি যোগ দিয়েছেন"
export const welcome = "স্বাগতম! আপনার ইমেইল ঠিকানা আমাদের তালিকায় যোগ হয়েছে।"
export const seeProducts = "কী কী বিক্রি হচ্ছে দেখুন"

export const membersHeading = "কমিউনিটি"
export const whoIsHere = "কমিউনিটির তালিকার জন্য যাঁরা ইমেইল নিশ্চিত করেছেন।"
export const theCommunity = "কমিউনিটির তালিকা"
export const none = "কমিউনিটিতে এখনো কেউ যোগ দেননি। যোগ দেওয়া যায় হোম পেজ থেকে।"
export const seeHome = "হোম পেজ দেখুন"
export const columns = { email: "ইমেইল", joined: "যোগ দিয়েছেন" }
