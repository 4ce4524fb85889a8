import type { Page } from "@playwright/test"

/** Words written in Latin letters in Bangla too. */
const names = new Set(
  [
    "backline csv the google facebook youtube instagram whatsapp stripe english javascript qr url mb chrome linux",
    "react angular vue redux toolkit zustand jotai context tanstack query usestate usereducer router next js nuxt",
    "typescript jsx html http null meta evan you",
    // a test card, a hotline, and an example of a phone number
    "4242 09 30 16121 01712345678",
    // people of the demo, and buyers of other journeys, whose names occur in sentences
    "rahim uddin sadia islam ana gomes tomal das anika rahman tania mina nila tuli",
  ].flatMap((line) => line.split(" ")),
)

/** Texts with Latin words that are neither names nor user content, or with English digits. */
export async function foreignWords(page: Page) {
  const texts = await page.evaluate(ownTexts)
  return texts.filter((text) =>
    (text.match(/[a-z]{2,}|\d+/gi) ?? []).some((word) => !names.has(word.toLowerCase())),
  )
}

/** Runs in the page: the product's own texts. */
function ownTexts() {
  // user content is isolated or has its own direction; addresses and numbers to copy are not translated
  const others =
    "bdi, [dir=auto], [lang=en], code, pre, script, style, datalist, input, textarea, [href^='tel:']"
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(others)) found.push(node.textContent ?? "")
  for (const element of document.querySelectorAll("[placeholder], [title]"))
    if (!element.closest("[lang=en]"))
      found.push(...["placeholder", "title"].map((name) => element.getAttribute(name) ?? ""))
  // after the act, a label contains the name of somebody's product
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
  // text in quotation marks or between isolates is user content
  const theirs = /“[^”]*”|\u2068[^\u2069]*\u2069|[\w.+-]+@[\w.-]+|https?:\S+/g
  return found.map((text) => text.replaceAll(theirs, ""))
}
