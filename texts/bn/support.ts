export const team = "Backline"
export const yourConversation = "Backline-এর সঙ্গে আপনার কথোপকথন"
export const theConversation = "কথোপকথনটি"
export const theMessages = "মেসেজগুলো"
export const about = "আমাদের কাছে আপনার মেসেজ"
export const states = {
  open: "উত্তরের অপেক্ষায়",
  answered: "উত্তর দেওয়া হয়েছে",
  closed: "বন্ধ",
}
export const next = {
  open: "আপনার মেসেজ পেয়েছি। উত্তর এখানে ও ইমেইলে পাবেন।",
  answered: "আপনি এখানে উত্তর দিতে পারেন।",
  closed: "কথোপকথনটি বন্ধ করা হয়েছে। আপনি লিখলে আবার খুলে যাবে।",
}
export const removed = "মুছে ফেলা হয়েছে"

export const linkHeading = "Backline-কে লেখা আপনার মেসেজ"
export const linkNote = "আমরা ইমেইলে উত্তর দিই। ইমেইলের লিংকটি যাঁর কাছে থাকবে, তিনিও এখানে পড়তে পারবেন।"
export const linkMissing = "আমাদের ইমেইলের লিংকটি খুলুন, অথবা “যোগাযোগ করুন” ফর্মে লিখুন।"
export const writeAgain = "যোগাযোগ করুন"
export const sent = "পাঠানো হয়েছে। আমরা ইমেইলে উত্তর দেব।"
