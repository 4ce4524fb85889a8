import type { Page } from "@playwright/test"

/** Finds right-to-left text that is not isolated (`contract/isolate.ts`, `<bdi>`) and would reorder its neighbours. */
export function findUnisolatedText(page: Page) {
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
      // user content here has no Latin letters, our own text has
      if (own.some(isLoose) && (!apart || /[a-z]/i.test(apart.textContent))) loose.push(element.outerHTML)
    }
    return loose
  })
}
