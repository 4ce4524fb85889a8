import * as texts from "#texts/other-language"
import { language } from "#texts/page"
import { useSyncExternalStore } from "react"
import { languageNamed, otherLanguage } from "../../contract/language.ts"
import { readStorage, writeStorage } from "../storage.ts"
import { BottomBar } from "./bottom-bar.tsx"
import { LanguageLink, languageKey } from "./language-switch.tsx"

/** For whoever chose the other language, or has not chosen and prefers Bangla by their browser; answered, it is gone. */
export function LanguageOffer() {
  const isWished = useSyncExternalStore(onChange, isOtherWished, () => false)
  if (!isWished) return null
  return (
    <BottomBar
      lang={otherLanguage(language)}
      className="flex items-center justify-center gap-4 border-accent [font-family:system-ui]"
    >
      <LanguageLink className="link inline-flex min-h-11 items-center font-semibold">
        {texts.offer}
      </LanguageLink>
      <button type="button" className="btn bare border-transparent px-2" onClick={decline}>
        {texts.decline}
      </button>
    </BottomBar>
  )
}

function isOtherWished() {
  const wished = readStorage(languageKey)
  return wished ? languageNamed(wished) !== language : language === "en" && prefersBangla()
}

function prefersBangla() {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "bn")
  return known === "bn"
}

function decline() {
  writeStorage(languageKey, language)
  for (const ask of asking) ask()
}

const asking = new Set<() => void>()

function onChange(ask: () => void) {
  asking.add(ask)
  return () => asking.delete(ask)
}
