import type { Context } from "hono"
import { accepts } from "hono/accepts"
import { checks } from "../../texts/en/checks.ts"
import * as plainPages from "../../texts/en/plain-pages.ts"
import * as problems from "../../texts/en/problems.ts"

export const english = { say: Object.assign({ checks }, problems), plainPages }

export type Texts = typeof english
export type Say = Texts["say"]
export type Sentence = (say: Say) => string

const languages = new Map([["en", english]])

export function textsFor(c: Context) {
  const language = accepts(c, {
    header: "Accept-Language",
    supports: [...languages.keys()],
    default: "en",
    match: (accepted) => {
      const tags = accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase().split("-")[0] ?? "")
      return tags.find((tag) => languages.has(tag)) ?? "en"
    },
  })
  return languages.get(language) ?? english
}
