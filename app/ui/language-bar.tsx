import * as texts from "#texts/language-offer"
import { other } from "#texts/other-language"
import { language } from "#texts/page"
import { writeStorage } from "../storage/storage.ts"
import { BottomBar } from "./bottom-bar.tsx"
import { LanguageLink, languageKey } from "./language-switch.tsx"

export function LanguageBar({ onDecline }: { onDecline: () => void }) {
  function decline() {
    writeStorage(languageKey, language)
    onDecline()
  }
  return (
    <BottomBar
      lang={other}
      className="z-10! flex items-center justify-center gap-4 large-text:flex-wrap border-accent font-[system-ui]"
    >
      <LanguageLink className="link inline-flex min-h-11 items-center font-semibold">
        {texts.offer}
      </LanguageLink>
      <button type="button" className="btn border-transparent bare px-2" onClick={decline}>
        {texts.decline}
      </button>
    </BottomBar>
  )
}
