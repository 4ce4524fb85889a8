export const suspended = (until: string | undefined, isSeller: boolean) =>
  `আপনার অ্যাকাউন্ট${until ? ` ${until} পর্যন্ত` : ""} স্থগিত আছে। নতুন কিছু শুরু করা যাবে না${isSeller ? ", আপনার পণ্য কেউ দেখতে পাবেন না, আর আপনাকে টাকা পাঠানো হবে না" : ""}। যা চলছে তা চলবে। কারণ:`
export const mistake = "ভুল হয়েছে মনে হলে আমাদের জানান:"
export const getInTouch = "যোগাযোগ করুন"
