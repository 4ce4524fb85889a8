import * as texts from "#texts/other-language"
import type { ComponentProps, MouseEvent } from "react"
import { useLocation } from "react-router"
import { pathIn } from "../../contract/language.ts"
import { writeStorage } from "../storage.ts"

/** To the same page in the other language; the letters of one are in no font that pages of the other load. */
export function LanguageSwitch() {
  return (
    <LanguageLink className="btn btn-square large-text:size-[44px] border-0 bare text-inherit shadow-none font-[system-ui]">
      <span aria-hidden="true">{texts.short}</span>
      <span className="sr-only">{texts.name}</span>
    </LanguageLink>
  )
}

/** Followed by the browser, not by the router: the other language is another build. */
export function LanguageLink({ children, ...rest }: ComponentProps<"a">) {
  const { pathname, search } = useLocation()
  return (
    <a
      {...rest}
      href={pathIn(texts.other, pathname) + search}
      hrefLang={texts.other}
      lang={texts.other}
      onClick={choose}
    >
      {children}
    </a>
  )
}

function choose({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  writeStorage(languageKey, texts.other)
  // the server is sent no hash
  link.hash = location.hash
}

export const languageKey = "language"
