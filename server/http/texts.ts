import type { Context } from "hono"
import { accepts } from "hono/accepts"
import { type Language, languageOfPath, languages } from "../../contract/language.ts"
import { apiPath } from "../../contract/pages.ts"
import type { Shape } from "../../texts/complete.ts"
import { checks as banglaChecks } from "../../texts/bn/checks.ts"
import * as banglaGatewayProblems from "../../texts/bn/gateway-problems.ts"
import * as banglaHandoverProblems from "../../texts/bn/handover-problems.ts"
import * as banglaMoneyProblems from "../../texts/bn/money-problems.ts"
import * as banglaDealProblems from "../../texts/bn/deal-problems.ts"
import * as banglaOfferProblems from "../../texts/bn/offer-problems.ts"
import * as banglaReportProblems from "../../texts/bn/report-problems.ts"
import * as banglaPlainPages from "../../texts/bn/plain-pages.ts"
import * as banglaProblems from "../../texts/bn/problems.ts"
import * as banglaStatements from "../../texts/bn/statements.ts"
import { checks } from "../../texts/en/checks.ts"
import * as gatewayProblems from "../../texts/en/gateway-problems.ts"
import * as handoverProblems from "../../texts/en/handover-problems.ts"
import * as moneyProblems from "../../texts/en/money-problems.ts"
import * as dealProblems from "../../texts/en/deal-problems.ts"
import * as offerProblems from "../../texts/en/offer-problems.ts"
import * as reportProblems from "../../texts/en/report-problems.ts"
import * as plainPages from "../../texts/en/plain-pages.ts"
import * as problems from "../../texts/en/problems.ts"
import * as statements from "../../texts/en/statements.ts"

const english = {
  say: Object.assign(
    { checks, ...dealProblems, ...offerProblems, ...gatewayProblems },
    problems,
    handoverProblems,
    { ...moneyProblems, ...reportProblems },
  ),
  plainPages,
  statements,
}

type Texts = Shape<typeof english>
const bangla: Texts = {
  say: Object.assign(
    { checks: banglaChecks, ...banglaDealProblems, ...banglaOfferProblems, ...banglaGatewayProblems },
    banglaProblems,
    banglaHandoverProblems,
    { ...banglaMoneyProblems, ...banglaReportProblems },
  ),
  plainPages: banglaPlainPages,
  statements: banglaStatements,
}

export type Say = Texts["say"]
export type Sentence = (say: Say) => string

export const texts: Record<Language, Texts> = { en: english, bn: bangla }

/** Sets Content-Language and Vary, and returns the language of the answer. */
export function declareLanguage(c: Context): Language {
  if (!c.req.path.startsWith(`${apiPath}/`)) return declared(c, languageOfPath(c.req.path))
  c.header("Vary", "Accept-Language", { append: true })
  return declared(c, languageOfCall(c))
}

function declared(c: Context, language: Language) {
  c.header("Content-Language", language)
  return language
}

export function languageOfCall(c: Context): Language {
  return languageAsked(c) ?? "en"
}

/** The supported language that the caller prefers; undefined if none is named. */
export function languageAsked(c: Context): Language | undefined {
  const asked = accepts(c, {
    header: "Accept-Language",
    supports: Object.keys(languages),
    default: "",
    match: (accepted) => {
      const tags = accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase().split("-")[0] ?? "")
      return tags.find(isLanguage) ?? ""
    },
  })
  return isLanguage(asked) ? asked : undefined
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag)
}
