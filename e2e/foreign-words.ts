import type { Page } from "@playwright/test"

/** Words that are written in Latin letters in Bangla, too. */
const names = new Set(
  [
    "backline csv the google facebook youtube instagram whatsapp stripe english javascript qr url mb chrome linux",
    "react angular vue redux toolkit zustand jotai context tanstack query usestate usereducer router next js nuxt",
    "typescript jsx html http null meta evan you",
    // a card to test with, a hotline to dial, and a phone number as an example
    "4242 09 30 16121 01712345678",
    // people of the demo, and who bought there in a journey before, whom a sentence names
    "rahim uddin sadia islam ana gomes tomal das anika rahman tania mina nila tuli",
  ].flatMap((line) => line.split(" ")),
)

/** Words in Latin letters that are neither a name nor anybody's own, and numbers in the digits of English. */
export async function foreignWords(page: Page) {
  const texts = await page.evaluate(ownTexts)
  return texts.filter((text) =>
    (text.match(/[a-z]{2,}|\d+/gi) ?? []).some((word) => !names.has(word.toLowerCase())),
  )
}

/** Runs in a page: what the product says itself. */
function ownTexts() {
  // what people wrote is isolated or has a direction of its own; an address or a number to copy is not translated
  const others =
    "bdi, [dir=auto], [lang=en], code, pre, script, style, datalist, input, textarea, [href^='tel:']"
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(others)) found.push(node.textContent ?? "")
  for (const element of document.querySelectorAll("[placeholder], [title]"))
    if (!element.closest("[lang=en]"))
      found.push(...["placeholder", "title"].map((name) => element.getAttribute(name) ?? ""))
  // after what is done with it a label names somebody's thing
  for (const element of document.querySelectorAll("[aria-label]"))
    if (!element.closest("[lang=en]"))
      found.push((element.getAttribute("aria-label") ?? "").replace(/: .*$/, ""))
  const theirWords = [
    ...Array.from(document.querySelectorAll("bdi, [dir=auto]"), ({ textContent }) => textContent),
    ...Array.from(document.body.innerText.matchAll(/“([^”]*)”/g), ([, words = ""]) => words),
  ]
  const withoutTheirs = (text: string) =>
    theirWords.reduce((left, words) => (words.length > 1 ? left.replaceAll(words, "") : left), text)
  for (const { alt } of document.querySelectorAll("img")) found.push(withoutTheirs(alt))
  found.push(withoutTheirs(document.title))
  // what stands in quotation marks or between isolates is somebody's
  const theirs = /“[^”]*”|\u2068[^\u2069]*\u2069|[\w.+-]+@[\w.-]+|https?:\S+/g
  return found.map((text) => text.replaceAll(theirs, ""))
}
