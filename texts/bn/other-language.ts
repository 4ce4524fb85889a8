import type { Language } from "../../contract/language.ts"

export const other: Language = "en"
export const otherLocale = "en_GB"
export const short = "EN"
export const name = "English"
