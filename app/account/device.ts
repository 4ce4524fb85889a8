import * as texts from "#texts/sessions"
// in order of precedence: Edge's User-Agent also names Chrome and Safari
const browsers = {
  Edge: /Edg/,
  Opera: /OPR|Opera/,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrom|CriOS/,
  Safari: /Safari/,
}
const systems = {
  Android: /Android/,
  iPhone: /iPhone/,
  iPad: /iPad/,
  Windows: /Windows/,
  macOS: /Mac OS/,
  Linux: /Linux/,
}

/** Returns a readable name of a User-Agent, such as "Chrome on Android". */
export function deviceName(userAgent: string) {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  if (browser && system) return texts.device(browser, system)
  return browser ?? system ?? texts.anotherProgram
}

function nameIn(names: Record<string, RegExp>, userAgent: string) {
  return Object.entries(names).find(([, pattern]) => pattern.test(userAgent))?.[0]
}
