export const languageCodes = ["en", "bn"] as const

export type Language = (typeof languageCodes)[number]

/** Path prefixes: each language has its own addresses; English has no prefix. */
const bases: Record<Language, string> = { en: "", bn: "/bn" }

export const languages = {
  en: { name: "English", base: bases.en },
  bn: { name: "বাংলা", base: bases.bn },
} as const satisfies Record<Language, object>

export const otherLanguage: Record<Language, Language> = { en: "bn", bn: "en" }

export function languageNamed(name: string | undefined): Language {
  return name === "bn" ? "bn" : "en"
}

/** "/bn.data" is the loader data of the Bangla home page. */
export function languageOfPath(path: string): Language {
  return /^\/bn(?:\/|\.data$|$)/.test(path) ? "bn" : "en"
}

/** "/bn/blog" → "/blog". */
export function withoutLanguage(path: string) {
  return path.replace(/^\/bn(?=\/|$)/, "") || "/"
}

/** "/blog" → "/bn/blog". Collapses leading slashes, because "//evil.example" would be another host. */
export function pathIn(language: Language, path: string) {
  const own = path.replace(/^\/+/, "/")
  const base = bases[language]
  return base && own === "/" ? base : `${base}${own}`
}
