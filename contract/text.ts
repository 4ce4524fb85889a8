// One place for what people type or paste. Browsers read it too: without what the oldest of them cannot (lookbehind, /v).

const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/** Tabs, and what stands where Windows-1252 has signs that Latin-1 has not. */
const lostSpaces = /[\t\u0080-\u009f]/g
/** What shows nothing by itself: direction marks, joiners, fillers, variation selectors, the soft hyphen. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** A text as it is kept: in one spelling (Unicode's NFC), without what nobody sees, each line ended by a line feed. */
export function cleanLines(text: string) {
  const spaced = text.replaceAll(lineEnds, "\n").replaceAll(lostSpaces, " ")
  const plain = spaced.replaceAll(ignorable, (mark) => (joining.has(mark) ? mark : ""))
  return plain
    .replaceAll(ignorable, (mark, at: number) => (isPart(plain, mark, at) ? mark : ""))
    .normalize("NFC")
    .trim()
}

/** The same in one line. */
export function cleanLine(text: string) {
  return cleanLines(text).replaceAll("\n", " ")
}

/** An address or a number, which is typed in one go, in plain letters and digits. */
export function cleanWord(text: string) {
  return text.replaceAll(ignorable, "").normalize("NFKC").trim()
}

/** An email address with its domain as browsers send it and mail servers look it up: an international one in punycode. */
export function withAsciiDomain(email: string) {
  const at = email.lastIndexOf("@") + 1
  const domain = email.slice(at)
  const address = `http://${domain}`
  if (ascii.test(domain) || !hostName.test(domain) || !URL.canParse(address)) return email
  return email.slice(0, at) + new URL(address).hostname
}

const ascii = /^\p{ASCII}*$/u
/** Of anything else a part would be taken for a path or a port. */
const hostName = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u

/** Something that shows: a letter, a digit, a sign. Marks alone do not, nor does the blank of Braille. */
export const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** Zero-width non-joiner and joiner, and the sign that a sign is an emoji. */
const joining = new Set(["\u200c", "\u200d", "\ufe0f"])
const joined = /(?:\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|(?!\p{Script=Latin})[\p{L}\p{M}])$/u
const coloured = /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}#*\d]$/u

/** Whether one of these marks makes something of what is around it: a joiner in Bangla and its kin, or a part of an emoji. */
function isPart(text: string, mark: string, at: number) {
  const before = text.slice(Math.max(0, at - 2), at)
  if (mark === "\ufe0f") return coloured.test(before)
  return joined.test(before) && /\S/.test(text.charAt(at + 1))
}

/** How many UTF-16 code units a character that people see may have and count once: as many as the largest emoji. */
export const largestCharacter = 16

/** Whether a text has at most so many characters that people see (Unicode's grapheme clusters). */
export function hasAtMost(max: number, text: string) {
  if (text.length <= max) return true
  if (text.length > max * largestCharacter) return false
  // a browser without it leaves that to the server
  return !("Segmenter" in Intl) || countCharacters(text) <= max
}

function countCharacters(text: string) {
  let count = 0
  for (const { size } of charactersOf(text)) count += size
  return count
}

/** The first of these characters, at most so many. */
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
