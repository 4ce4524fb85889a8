/** Unifies spellings of the same sound; the order matters. */
const sameSounds: [RegExp, string][] = [
  [/[অএ]্যা/gu, "এ"],
  [/্যা/gu, "া"],
  [/্য/gu, ""],
  [/ষ(?=্[টঠ])/gu, "স"],
  [/ঙ(?=্[কগ])/gu, "ং"],
  [/্/gu, ""],
  [/ণ/gu, "ন"],
  [/ী/gu, "ি"],
  [/ূ/gu, "ু"],
  [/(?<=.)[ওঊ]/gu, "উ"],
]

/** Returns a phonetic key, equal for Bangla spellings that sound alike: "শিওর" and "শীউর", "ফেন্ডার" and "ফেণডার". */
export function soundOf(word: string) {
  return sameSounds.reduce((sound, [written, said]) => sound.replaceAll(written, said), word)
}
