import type { Page } from "@playwright/test"

/* oxlint-disable unicorn/consistent-function-scoping -- what is asked inside a page takes nothing along from here */

/**
 * Finds text with a contrast below 4.5:1, or 3:1 when large (WCAG 1.4.3), and controls and focus rings below 3:1
 * (1.4.11): at rest, hovered, and pressed.
 */
export async function lowContrast(page: Page) {
  const atRest = await lowContrastAtRest(page)
  const hovered = await lowContrastWhile(page, ["hover"])
  const pressed = await lowContrastWhile(page, ["hover", "active"])
  return [
    ...atRest,
    ...hovered.map((fault) => `hovered, ${fault}`),
    ...pressed.map((fault) => `pressed, ${fault}`),
  ]
}

/** Finds low contrast at rest. */
export async function lowContrastAtRest(page: Page) {
  // measures the end of transitions
  await page.emulateMedia({ reducedMotion: "reduce" })
  // an element focused by a script shows its focus ring only after a key press
  await page.keyboard.press("Tab")
  return page.evaluate(findLowContrast)
}

/** Finds low contrast with pseudo-classes such as hover forced on everything that can be pressed. */
async function lowContrastWhile(page: Page, forcedPseudoClasses: string[]) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("DOM.enable")
  await devtools.send("CSS.enable")
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 })
  const controls = { nodeId: root.nodeId, selector: "a, button, input, select, textarea, summary, label" }
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", controls)
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
  )
  const found = await page.evaluate(findLowContrast)
  await devtools.detach()
  return found
}

function findLowContrast() {
  // styles cannot tell: the enlarged photo's white icons lie on its pixels, with a dark outline (zoom.css)
  if (document.querySelector(".pswp--open")) return []
  const paper = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  const lights = new Map<string, number>()
  // a dialog may have opened over a sheet, which is also a dialog and inert then
  const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document
  const words = [...within.querySelectorAll("*")].filter(isRead)
  const controls = [...within.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(
    isUsable,
  )
  return [
    ...words.flatMap((element) =>
      saying("its text", element, contrastOfWords(element), isLarge(element) ? 3 : 4.5),
    ),
    ...controls.flatMap((control) => saying("its edge or sign", control, contrastOf(control))),
    ...controls.flatMap((control) => saying("the ring around it", control, contrastOfRing(control))),
  ]

  function isRead(element: Element) {
    const { width, height } = element.getBoundingClientRect()
    const isField = element.matches("input:not([type=radio], [type=checkbox]), select, textarea")
    const isOff = element.matches(":disabled, :disabled *, [aria-disabled], [aria-disabled] *, [inert] *")
    return (
      !isOff &&
      (isField || [...element.childNodes].some((node) => node instanceof Text && node.data.trim())) &&
      // text for screen readers only is one pixel small
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }

  function isLarge(element: Element) {
    const { fontSize, fontWeight } = getComputedStyle(element)
    return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
  }

  function contrastOfWords(element: Element) {
    if (isFaded(element)) return 0
    const { color } = getComputedStyle(
      element,
      element.matches(":placeholder-shown") ? "::placeholder" : null,
    )
    return contrast(backgroundsOf(element), color)
  }

  function isFaded(element: Element | null): boolean {
    return element !== null && (getComputedStyle(element).opacity !== "1" || isFaded(element.parentElement))
  }

  function isUsable(control: Element): control is HTMLElement {
    const isOff = control.matches(":disabled, [aria-disabled], [tabindex='-1'], [inert] *")
    return (
      !isOff &&
      control.checkVisibility({ visibilityProperty: true }) &&
      control.getClientRects()[0]?.width !== 0
    )
  }

  function contrastOf(control: HTMLElement) {
    if (control.matches("input, select, textarea")) return contrastOfField(control)
    // text is measured as text
    if (control.innerText.trim().length > 1 || control.matches("a, summary")) return 21
    return Math.max(...[...control.querySelectorAll("*")].map((part) => contrastOfSign(part, control)))
  }

  function contrastOfField(field: HTMLElement) {
    const around = backgroundsOf(field.parentElement)
    const { borderTopColor, backgroundColor } = getComputedStyle(field)
    const edge = Math.max(...[borderTopColor, backgroundColor].map((colour) => contrast(around, colour)))
    if (!field.matches(":checked")) return edge
    return Math.min(edge, contrast(backgroundsOf(field), getComputedStyle(field, "::before").backgroundColor))
  }

  function contrastOfSign(part: Element, control: Element) {
    const { fill, stroke, color, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(part)
    const colours = part instanceof SVGGeometryElement ? [fill, stroke] : [backgroundColor]
    if (borderTopWidth !== "0px") colours.push(borderTopColor)
    if (part.textContent?.trim()) colours.push(color)
    return Math.max(
      ...colours
        .filter((colour) => colour !== "none")
        .map((colour) => contrast(backgroundsOf(control), colour)),
    )
  }

  function contrastOfRing(control: HTMLElement) {
    control.focus({ preventScroll: true })
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(control)
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return 0
    const isInside = Number.parseFloat(outlineOffset) < 0
    return contrast(backgroundsOf(isInside ? control : control.parentElement), outlineColor)
  }

  /** The stacked background colours of an element; one stack for each colour of a gradient. */
  function backgroundsOf(element: Element | null): string[][] {
    if (!element) return [["white"]]
    const style = getComputedStyle(element)
    const { backgroundColor } = style
    const isOpaque = !/rgba|\//.test(backgroundColor)
    const below = isOpaque ? [[]] : backgroundsOf(element.parentElement)
    const backgrounds = below.map((background) => [...background, backgroundColor])
    const stops = stopsOf(style)
    return stops.length === 0
      ? backgrounds
      : backgrounds.flatMap((background) => stops.map((stop) => [...background, stop]))
  }

  function stopsOf({ backgroundImage, backgroundSize, backgroundRepeat }: CSSStyleDeclaration) {
    const sizes = backgroundSize.split(", ")
    const layers = backgroundImage.split(/, (?=[a-z-]+-gradient)/)
    // a corner or an arrow of at most 5 px is beside the text
    const isSmall = (size = "") => backgroundRepeat.startsWith("no-repeat") && /\b[1-5]px/.test(size)
    return layers
      .filter((_, index) => !isSmall(sizes[index % sizes.length]))
      .flatMap((layer) => layer.match(/(rgba?|color|oklab|oklch)\([^)]*\)/g) ?? [])
  }

  function contrast(backgrounds: string[][], colour: string) {
    return Math.min(
      ...backgrounds.map((background) => ratio(luminance(background), luminance([...background, colour]))),
    )
  }

  function ratio(one: number, other: number) {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }

  function luminance(colours: string[]) {
    const name = colours.join()
    const light = lights.get(name) ?? painted(colours)
    lights.set(name, light)
    return light
  }

  function painted(colours: string[]) {
    if (!paper) return 0
    for (const colour of colours) {
      paper.fillStyle = colour
      paper.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = Array.from(paper.getImageData(0, 0, 1, 1).data, linear)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function linear(value: number) {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }

  function saying(what: string, element: Element, found: number, least = 3) {
    return found < least ? [`${what} has ${found.toFixed(2)}: ${element.outerHTML.slice(0, 200)}`] : []
  }
}
