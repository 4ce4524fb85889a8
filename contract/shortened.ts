import { firstCharacters } from "./text.ts"

/** Returns the text unchanged in a browser without `Intl.Segmenter`. */
export function shortened(most: number, text: string) {
  if (text.length <= most || !("Segmenter" in Intl)) return text
  const kept = firstCharacters(most, text)
  return kept === text ? text : `${kept.trimEnd()}…`
}
