/** Each language has its own addresses; English has those without a prefix. */
export const languages = {
  en: { name: "English", base: "", locale: "en_GB" },
  bn: { name: "বাংলা", base: "/bn", locale: "bn_BD" },
} as const

export type Language = keyof typeof languages

export const languageCodes = ["en", "bn"] as const satisfies Language[]

export function otherLanguage(language: Language) {
  return language === "en" ? "bn" : "en"
}

/** English unless it is known. */
export function languageNamed(name: string | undefined): Language {
  return name === "bn" ? "bn" : "en"
}

/** "/bn.data" is the data of the Bangla home page. */
export function languageOfPath(path: string): Language {
  return /^\/bn(?:\/|\.data$|$)/.test(path) ? "bn" : "en"
}

/** "/bn/blog" → "/blog". */
export function withoutLanguage(path: string) {
  return path.replace(/^\/bn(?=\/|$)/, "") || "/"
}

/** "/blog" → "/bn/blog". Of this site: "//evil.example", the rest of "/bn//evil.example", would be another host. */
export function pathIn(language: Language, path: string) {
  const { base } = languages[language]
  const own = path.replace(/^\/+/, "/")
  return base && own === "/" ? base : `${base}${own}`
}
