// the handover code

export const wrongCode = "কোডটি ভুল। ক্রেতাকে আবার কোড দেখাতে বলুন।"
export const codeOfOther = "এই কোড অন্য একটি পণ্যের।"
export const codeOfOtherAmount = "এই কোডে অন্য টাকার পরিমাণ আছে। ক্রেতাকে আবার “কোড দেখান” চাপতে বলুন।"
export const olderCode = "ক্রেতা এরপর নতুন কোড নিয়েছেন। নতুনটি স্ক্যান করুন।"
export const expiredCode = "কোডের মেয়াদ শেষ। ক্রেতাকে আবার “কোড দেখান” অথবা “পেয়ে গেছি” চাপতে বলুন।"
export const tooManyWrongDigits = "পাঁচবার ভুল সংখ্যা দেওয়া হয়েছে।"

// meetings

export const otherMeeting = "এরই মধ্যে জায়গা বা সময় বদলেছে। রাজি হওয়ার আগে আবার দেখে নিন।"
export const ownMeeting = "এই প্রস্তাব আপনার নিজের। অন্য পক্ষকে রাজি হতে হবে।"
export const meetingPassed = "এই সময় পেরিয়ে গেছে। নতুন সময় বলুন।"
