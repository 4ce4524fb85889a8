const zero = "০".codePointAt(0) ?? 0

/** "1,25,000" → "১,২৫,০০০". */
export function banglaDigits(text: string) {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}
