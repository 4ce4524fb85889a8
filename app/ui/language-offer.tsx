import { other } from "#texts/other-language"
import { language } from "#texts/page"
import { lazy, Suspense, useState, useSyncExternalStore } from "react"
import { loadChunk } from "../load-chunk.ts"
import { readStorage } from "../storage.ts"
import { languageKey } from "./language-switch.tsx"

const LanguageBar = lazy(async () => {
  const { LanguageBar: bar } = await loadChunk(() => import("./language-bar.tsx"))
  return { default: bar }
})

/** For whoever chose the other language, or has not chosen and prefers Bangla by their browser; answered, it is gone. */
export function LanguageOffer() {
  const isWished = useSyncExternalStore(onNothing, isOtherWished, () => false)
  const [isDeclined, setDeclined] = useState(false)
  if (!isWished || isDeclined) return null
  return (
    <Suspense>
      <LanguageBar onDecline={() => setDeclined(true)} />
    </Suspense>
  )
}

function isOtherWished() {
  const wished = readStorage(languageKey)
  return wished ? wished === other : language === "en" && prefersBangla()
}

function prefersBangla() {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /en|bn/.test(tag)) === "bn"
}

function onNothing() {
  return () => undefined
}
