import { sql } from "kysely"
import type { Language } from "../../contract/language.ts"
import { alphabetical } from "../../db/list.ts"
import { nameOf } from "../../texts/bn/categories.ts"
import { categoryNames } from "../../texts/bn/category-names.ts"

const names = Object.entries(categoryNames).map(([english, bangla]) => ({
  english: english.toLowerCase(),
  bangla,
}))

/** Replaces Bangla category names by the English ones; their single words may mean less, as "flute" for winds. */
export function withEnglishNames(plain: string) {
  return names.reduce((text, { english, bangla }) => text.replaceAll(bangla, english), plain)
}

export function matchesBanglaName(categoryName: string, words: string[]) {
  const own = nameOf(categoryName).split(" ")
  return words.every((word) => own.some((each) => each.startsWith(word)))
}

export function alphabeticalCategory(language: Language) {
  if (language === "en") return alphabetical("categoryName")
  return sql<string>`left(coalesce(${JSON.stringify(categoryNames)}::jsonb ->> "categoryName", "categoryName"), 120) collate alphabetical`
}
