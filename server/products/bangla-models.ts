/** The Latin letters of model names, as they are spelled in Bangla. */
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
const bangla = new Map(Array.from(latin, ([said, letter]) => [letter, said]))
const banglaLetter = [...latin.keys()].toSorted((a, b) => b.length - a.length).join("|")
const letter = `(?:[a-z]|${banglaLetter})`
const digits = String.raw`\d{1,4}`

const lettersOnly = new RegExp(`^(?:${banglaLetter}){1,5}$`, "u")
const withDigits = new RegExp(`^(?:${banglaLetter})?${digits}${letter}{0,4}$`, "u")
const modelPattern = new RegExp(`^(${letter}{1,6})(${digits})(${letter}{0,4})$`, "u")
const letterPattern = new RegExp(letter, "gu")

/** Returns how many words from `at` on form one model name, as "এস", "এম" and "58" form "এসএম58". */
export function banglaModelAt(words: string[], at: number) {
  const end = words.findIndex((word, place) => place >= at && !lettersOnly.test(word))
  return end > at && withDigits.test(words[end] ?? "") ? end - at + 1 : 0
}

/** Returns the other spellings of a model name, as words: "sm58", "এসএম58", "এসএম 58", "এস এম 58". */
export function spellingsOf(model: string): string[][] {
  const [, begin = "", number = "", end = ""] = modelPattern.exec(model) ?? []
  if (number === "") return []
  const names = namesOf(begin)
  const numbered = number + namesOf(end).join("")
  const spellings = [[toLatin(begin) + number + toLatin(end)], [names.join("") + numbered]]
  // a single Bangla letter may be a word, such as "and"
  if (names.length > 1)
    spellings.push(
      [names.join(""), numbered],
      [names.slice(0, -1).join(""), names.at(-1) + numbered],
      [...names, numbered],
    )
  return spellings.filter(([first, ...more]) => more.length > 0 || first !== model)
}

function lettersOf(said: string) {
  return said.match(letterPattern) ?? []
}

function namesOf(said: string) {
  return lettersOf(said).map((letter) => bangla.get(letter) ?? letter)
}

function toLatin(said: string) {
  return lettersOf(said)
    .map((letter) => latin.get(letter) ?? letter)
    .join("")
}
