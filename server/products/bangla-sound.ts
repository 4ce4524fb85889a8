/** Spellings of the same sound, replaced in this order. */
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

/** Equal for spellings of a Bangla word that are said alike: "শিওর" and "শীউর", "ফেন্ডার" and "ফেণডার". */
export function soundOf(word: string) {
  return sameSounds.reduce((sound, [written, said]) => sound.replaceAll(written, said), word)
}
