import * as texts from "#texts/other-language"
import type { ComponentProps, MouseEvent } from "react"
import { useLocation } from "react-router"
import { languages, otherLanguage, pathIn } from "../../contract/language.ts"
import { language } from "#texts/page"
import { writeStorage } from "../storage.ts"

const other = otherLanguage(language)

/** To the same page in the other language; the letters of one are in no font that pages of the other load. */
export function LanguageSwitch() {
  return (
    <LanguageLink className="btn btn-square large-text:size-[44px] border-0 bare text-inherit shadow-none font-[system-ui]">
      <span aria-hidden="true">{texts.short}</span>
      <span className="sr-only">{languages[other].name}</span>
    </LanguageLink>
  )
}

/** Followed by the browser, not by the router: the other language is another build. */
export function LanguageLink({ children, ...rest }: ComponentProps<"a">) {
  const { pathname, search } = useLocation()
  return (
    <a {...rest} href={pathIn(other, pathname) + search} hrefLang={other} lang={other} onClick={choose}>
      {children}
    </a>
  )
}

function choose({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  writeStorage(languageKey, other)
  // the server is sent no hash
  link.hash = location.hash
}

export const languageKey = "language"
