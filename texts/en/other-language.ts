/** What leads to the other language, in its words. */
export const short = "বাং"
export const offer = "Backline বাংলায় পড়ুন"
export const decline = "না, ধন্যবাদ"
