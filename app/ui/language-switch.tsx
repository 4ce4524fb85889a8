import * as texts from "#texts/other-language"
import type { ComponentProps, MouseEvent } from "react"
import { useLocation } from "react-router"
import { pathIn } from "../../contract/language.ts"
import { writeStorage } from "../storage/storage.ts"

/** Links to this page in the other language; in a system font, as the page's web fonts lack those letters. */
export function LanguageSwitch() {
  return (
    <LanguageLink className="btn btn-square large-text:size-[44px] border-0 bare text-inherit shadow-none font-[system-ui]">
      <span aria-hidden="true">{texts.short}</span>
      <span className="sr-only">{texts.name}</span>
    </LanguageLink>
  )
}

/** A plain link, not one of the router: the other language is another build. */
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
  // the server, which renders the link, does not see the fragment
  link.hash = location.hash
}

export const languageKey = "language"
