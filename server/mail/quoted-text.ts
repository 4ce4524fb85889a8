import { isolated } from "../../contract/isolate.ts"
import { shortened } from "../../contract/shortened.ts"
import { cleanLine, cleanLines } from "../../contract/text.ts"

/** Shortens a user's text, isolates its text direction, and breaks what mail programs would auto-link. */
export function quoted(words: string, maxLength = 120) {
  return `“${isolated(withoutLinks(shortened(maxLength, cleanLine(words).replaceAll(/[“”]/g, "'"))))}”`
}

export function quotedProduct(name: string) {
  return { product: quoted(name), shortProduct: quoted(name, 60) }
}

export function quotedLines(words: string) {
  return cleanLines(words)
    .split("\n")
    .map((line) => `> ${isolated(withoutLinks(line))}`)
    .join("\n")
}

export function replaceQuoted(text: string, replace: (words: string) => string) {
  return text.replaceAll(/(?<=\u2068)[^\u2069]*(?=\u2069)/g, replace)
}

export function splitAtIsolates(text: string) {
  return text.split(/[\u2068\u2069]/)
}

function withoutLinks(words: string) {
  return words
    .replaceAll("://", "[:]//")
    .replaceAll(/(?<=\S)[@＠](?=\S)/gu, "[at]")
    .replaceAll(/[.．。｡](?=\p{L}[\p{L}\p{M}\p{N}-]|\p{N}+[.．。｡]\p{N})/gu, "[.]")
}
