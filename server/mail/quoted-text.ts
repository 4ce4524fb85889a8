import { isolated } from "../../contract/isolate.ts"
import { cleanLine, cleanLines, firstCharacters } from "../../contract/text.ts"

/**
 * The words of a person in a mail of ours: short, in quotation marks, without anything that a mail program makes a link
 * of, and isolated, so that a right-to-left word does not reorder what surrounds it.
 */
export function quoted(words: string, most = 120) {
  return `“${isolated(withoutLinks(shortened(cleanLine(words).replaceAll(/[“”]/g, "'"), most)))}”`
}

/** A whole text of a person, as mail programs mark what someone else wrote. */
export function quotedLines(words: string) {
  return cleanLines(words)
    .split("\n")
    .map((line) => `> ${isolated(withoutLinks(line))}`)
    .join("\n")
}

/** Splits a text at what {@link quoted} isolated: every second part is a person's. */
export function splitAtIsolates(text: string) {
  return text.split(/[\u2068\u2069]/)
}

function withoutLinks(words: string) {
  return words
    .replaceAll("://", "[:]//")
    .replaceAll(/(?<=\S)[@＠](?=\S)/gu, "[at]")
    .replaceAll(/[.．。｡](?=\p{L}[\p{L}\p{M}\p{N}-]|\p{N}+[.．。｡]\p{N})/gu, "[.]")
}

function shortened(words: string, most: number) {
  const kept = firstCharacters(most, words)
  return kept === words ? words : `${kept.trimEnd()}…`
}
