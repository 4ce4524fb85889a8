import { firstCharacters } from "./text.ts"

/** Whole in a browser that cannot tell characters apart. */
export function shortened(most: number, text: string) {
  if (text.length <= most || !("Segmenter" in Intl)) return text
  const kept = firstCharacters(most, text)
  return kept === text ? text : `${kept.trimEnd()}…`
}
