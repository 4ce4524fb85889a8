import type { Language } from "../../contract/language.ts"

/** What leads to the other language. */
export const other: Language = "bn"
export const otherLocale = "bn_BD"
export const short = "বাং"
export const name = "বাংলা"
