// Runs in browsers too: no lookbehind, no `v` flag.

const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/** Tabs, and C1 controls, which come from Windows-1252 text decoded as Latin-1. */
const lostSpaces = /[\t\u0080-\u009f]/g
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** Normalizes to NFC with line feeds, and removes invisible characters. */
export function cleanLines(text: string) {
  const spaced = text.replaceAll(lineEnds, "\n").replaceAll(lostSpaces, " ")
  const plain = spaced.replaceAll(ignorable, (mark) => (joining.has(mark) ? mark : ""))
  return plain
    .replaceAll(ignorable, (mark, at: number) => (isPart(plain, mark, at) ? mark : ""))
    .normalize("NFC")
    .trim()
}

export function cleanLine(text: string) {
  return cleanLines(text).replaceAll("\n", " ")
}

export function cleanWord(text: string) {
  return text.replaceAll(ignorable, "").normalize("NFKC").trim()
}

/** Converts an internationalized domain to Punycode, as browsers do. */
export function withAsciiDomain(email: string) {
  const at = email.lastIndexOf("@") + 1
  const domain = email.slice(at)
  const address = `http://${domain}`
  if (ascii.test(domain) || !hostName.test(domain) || !URL.canParse(address)) return email
  return email.slice(0, at) + new URL(address).hostname
}

const ascii = /^\p{ASCII}*$/u
/** Other characters could be parsed as a path or a port. */
const hostName = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u

/** Combining marks alone are invisible, and so is the blank Braille pattern. */
export const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** Zero-width non-joiner and joiner, and variation selector 16. */
const joining = new Set(["\u200c", "\u200d", "\ufe0f"])
const joined = /(?:\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|(?!\p{Script=Latin})[\p{L}\p{M}])$/u
const coloured = /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}#*\d]$/u

/** Whether the mark changes the text: a joiner in Bangla and similar scripts, or in an emoji. */
function isPart(text: string, mark: string, at: number) {
  const before = text.slice(Math.max(0, at - 2), at)
  if (mark === "\ufe0f") return coloured.test(before)
  return joined.test(before) && /\S/.test(text.charAt(at + 1))
}

/** Length of the largest emoji, in UTF-16 code units. */
export const largestCharacter = 16

export function hasAtMost(max: number, text: string) {
  if (text.length <= max) return true
  if (text.length > max * largestCharacter) return false
  // a browser without Intl.Segmenter leaves the check to the server
  return !("Segmenter" in Intl) || countCharacters(text) <= max
}

function countCharacters(text: string) {
  let count = 0
  for (const { size } of charactersOf(text)) count += size
  return count
}

export function firstCharacters(most: number, text: string) {
  let [kept, count] = ["", 0]
  for (const { segment, size } of charactersOf(text)) {
    count += size
    if (count > most) break
    kept += segment
  }
  return kept
}

function* charactersOf(text: string) {
  for (const { segment } of new Intl.Segmenter("en").segment(text))
    yield { segment, size: Math.ceil(segment.length / largestCharacter) }
}

/** Replaces Bangla digits by ASCII digits; the length stays the same. */
export function withAsciiDigits(text: string) {
  return text.replaceAll(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)))
}
