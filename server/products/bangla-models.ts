/** How the letters of models are said, and written, in Bangla. */
const letters: Record<string, string> = {
  এ: "a",
  বি: "b",
  সি: "c",
  ডি: "d",
  ই: "e",
  এফ: "f",
  জি: "g",
  এইচ: "h",
  আই: "i",
  জে: "j",
  কে: "k",
  এল: "l",
  এম: "m",
  এন: "n",
  ও: "o",
  পি: "p",
  কিউ: "q",
  আর: "r",
  এস: "s",
  টি: "t",
  ইউ: "u",
  ভি: "v",
  ডব্লিউ: "w",
  এক্স: "x",
  ওয়াই: "y",
  জেড: "z",
}

const latin = new Map(Object.entries(letters).map(([said, letter]) => [said.normalize("NFC"), letter]))
const one = [...latin.keys()].toSorted((a, b) => b.length - a.length).join("|")
const digits = String.raw`\d{1,4}[a-z]{0,4}`

const lettersOnly = new RegExp(`^(?:${one}){1,5}$`, "u")
const withDigits = new RegExp(`^(?:${one})?${digits}$`, "u")
const whole = new RegExp(`^((?:${one}){1,6})(${digits})$`, "u")
const each = new RegExp(one, "gu")

/** "এসএম" and "58" may be written as "এসএম58". */
export function isBanglaModel(word: string, next: string) {
  return lettersOnly.test(word) && withDigits.test(next)
}

/** "sm58" of "এসএম58". */
export function inLatin(word: string) {
  const [, said, number] = whole.exec(word) ?? []
  if (said === undefined || number === undefined) return undefined
  return said.replaceAll(each, (letter) => latin.get(letter) ?? letter) + number
}
