export const search = "খুঁজুন"
export const whole = "পুরো মার্কেটপ্লেসে"
export const whatFor = "পণ্য, ব্র্যান্ড বা এলাকা খুঁজুন"
export const close = "বন্ধ করুন"
