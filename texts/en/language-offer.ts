/** In the words of the other language. */
export const offer = "Backline বাংলায় পড়ুন"
export const decline = "না, ধন্যবাদ"
