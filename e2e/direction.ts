import type { Page } from "@playwright/test"

/** Words from right to left that turn round ours beside them, for nothing keeps them apart (`contract/isolate.ts`, `<bdi>`). */
export function unisolated(page: Page) {
  return page.evaluate(() => {
    const rightToLeft = /[\u0590-\u08ff]/
    const isLoose = (text: string | null) =>
      rightToLeft.test((text ?? "").replaceAll(/\u2068[^\u2069]*\u2069/g, ""))
    const loose = isLoose(document.title) ? [document.title] : []
    for (const element of document.body.querySelectorAll("*:not(script)")) {
      for (const name of ["aria-label", "alt", "title", "placeholder"])
        if (isLoose(element.getAttribute(name))) loose.push(`${name}: ${element.getAttribute(name)}`)
      const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data)
      const apart = element.closest("bdi,[dir=auto]")
      // what people wrote here has no Latin letter, our own words have
      if (own.some(isLoose) && (!apart || /[a-z]/i.test(apart.textContent))) loose.push(element.outerHTML)
    }
    return loose
  })
}
