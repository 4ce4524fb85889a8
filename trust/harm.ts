import type { Browser, BrowserContext, Page } from "@playwright/test"
import { waitForScripts } from "../test/scripts.ts"

/** Damage seen in a browser, over `pages` pages; `unseen` are texts that a page did not show as written. */
export type Harm = {
  executions: string[]
  violations: string[]
  nodes: string[]
  unseen: string[]
  pages: number
}

// a planted script sets __x, in any frame
const sentinel = `Object.defineProperty(window, "__x", { set() { scriptRan(location.href) } })`

/** A browser context that records every script that runs, every dialog and every violation of the content policy. */
export async function contextWithHarm(browser: Browser, baseURL: string, policy: { bypassCSP: boolean }) {
  const context = await browser.newContext({ ...policy, baseURL, reducedMotion: "reduce" })
  const harm: Harm = { executions: [], violations: [], nodes: [], unseen: [], pages: 0 }
  await context.exposeBinding("scriptRan", (_, address: string) => void harm.executions.push(address))
  await context.addInitScript(sentinel)
  context.on("page", waitForScripts)
  context.on("dialog", (dialog) => {
    harm.executions.push(`dialog at ${dialog.page()?.url()}`)
    void dialog.dismiss()
  })
  context.on("request", (request) => {
    if (request.isNavigationRequest() && !request.frame().parentFrame()) harm.pages += 1
  })
  context.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) harm.violations.push(message.text())
  })
  return { context, harm }
}

/** Waits until the page shows these texts, and records elements that are not text. Returns the missing texts. */
export async function findMissingTexts(page: Page, texts: string[], harm: Harm, patience = 10_000) {
  const end = performance.now() + patience
  let missing = texts
  do {
    await page.waitForTimeout(40)
    const shown = await textsOf(page)
    missing = texts.filter((text) => !shown.includes(text))
  } while (missing.length > 0 && performance.now() < end)
  harm.nodes.push(...(await strangeNodes(page)))
  return missing
}

/** All text of the page, including title, fields and accessible names, without scripts. */
async function textsOf(page: Page) {
  return evaluateWithRetry(page, () => {
    const said = [document.title]
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? "")) said.push(node.nodeValue ?? "")
    for (const field of document.querySelectorAll("input")) said.push(field.value)
    for (const image of document.querySelectorAll("img")) said.push(image.getAttribute("src") ?? "")
    return said.join("\n")
  })
}

/** Elements that no page of the product has: marked ones, event handler attributes, frames, script URLs. */
async function strangeNodes(page: Page) {
  return evaluateWithRetry(page, () => {
    // React replaces a script URL by one that only throws
    const code = /^[\s\p{Cc}]*(javascript(?!:throw new Error\('React has blocked)|vbscript|data:text)/iu
    const strange = "[planted],iframe,object,embed,base,frame,meta[http-equiv=refresh],plaintext,marquee"
    const address = /^(href|action|formaction|xlink:href)$/
    const runs = ({ name, value }: Attr) => name.startsWith("on") || (address.test(name) && code.test(value))
    return Array.from(document.querySelectorAll("*"))
      .filter((element) => element.matches(strange) || Array.from(element.attributes).some(runs))
      .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 120)}`)
  })
}

// evaluation fails while the page navigates
async function evaluateWithRetry<Answer>(page: Page, ask: () => Answer | Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.evaluate(ask)
    } catch (error) {
      if (tries === 5) throw error
      await page.waitForTimeout(100)
    }
  }
}

/** Control: plants an image from another site, whose violation or, without policy, script must be recorded. */
export async function plantControl({ context, harm }: { context: BrowserContext; harm: Harm }) {
  const page = await context.newPage()
  await page.goto("/blog")
  await page.evaluate(() => {
    const image = document.createElement("img")
    image.setAttribute("onerror", "__x=1")
    image.src = "http://127.0.0.1:9/none.png"
    document.body.append(image)
  })
  await page.waitForTimeout(1000)
  await findMissingTexts(page, [], harm)
  await context.close()
  return harm
}
