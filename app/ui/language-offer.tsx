import { other } from "#texts/other-language"
import { language } from "#texts/page"
import { lazy, Suspense, useState, useSyncExternalStore } from "react"
import { loadChunk } from "../document/load-chunk.ts"
import { readStorage } from "../storage/storage.ts"
import { languageKey } from "./language-switch.tsx"

const LanguageBar = lazy(async () => {
  const { LanguageBar: bar } = await loadChunk(() => import("./language-bar.tsx"))
  return { default: bar }
})

/** Offers the other language to a person who chose it before, or whose browser prefers Bangla; it can be declined. */
export function LanguageOffer() {
  const isOffered = useSyncExternalStore(onNothing, prefersOther, () => false)
  const [isDeclined, setDeclined] = useState(false)
  if (!isOffered || isDeclined) return null
  return (
    <Suspense>
      <LanguageBar onDecline={() => setDeclined(true)} />
    </Suspense>
  )
}

function prefersOther() {
  const chosen = readStorage(languageKey)
  return chosen ? chosen === other : language === "en" && prefersBangla()
}

function prefersBangla() {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /en|bn/.test(tag)) === "bn"
}

function onNothing() {
  return () => undefined
}
