import type { Page } from "@playwright/test"

/* oxlint-disable unicorn/consistent-function-scoping -- what is asked inside a page takes nothing along from here */

/** Controls, and rings around what has the focus, that stand out less than 3 to 1 from what is beside them (WCAG 1.4.11). */
export async function faint(page: Page) {
  // what is focused by a script shows its ring only after a key
  await page.keyboard.press("Tab")
  return page.evaluate(() => {
    const paper = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    const within = document.querySelector("dialog[open]") ?? document
    const controls = [...within.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(
      isUsable,
    )
    return [
      ...controls.flatMap((control) => saying("its edge or sign", control, contrastOf(control))),
      ...controls.flatMap((control) => saying("the ring around it", control, contrastOfRing(control))),
    ]

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
      // words are measured as words
      if (control.innerText.trim().length > 1 || control.matches("a, summary")) return 21
      return Math.max(...[...control.querySelectorAll("*")].map((part) => contrastOfSign(part, control)))
    }

    function contrastOfField(field: HTMLElement) {
      const around = groundOf(field.parentElement)
      const { borderTopColor, backgroundColor } = getComputedStyle(field)
      const edge = Math.max(...[borderTopColor, backgroundColor].map((colour) => contrast(around, colour)))
      if (!field.matches(":checked")) return edge
      return Math.min(edge, contrast(groundOf(field), getComputedStyle(field, "::before").backgroundColor))
    }

    function contrastOfSign(part: Element, control: Element) {
      const { fill, stroke, color, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(part)
      const painted = part instanceof SVGGeometryElement ? [fill, stroke] : [backgroundColor]
      if (borderTopWidth !== "0px") painted.push(borderTopColor)
      if (part.textContent?.trim()) painted.push(color)
      return Math.max(
        ...painted.filter((colour) => colour !== "none").map((colour) => contrast(groundOf(control), colour)),
      )
    }

    function contrastOfRing(control: HTMLElement) {
      control.focus({ preventScroll: true })
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(control)
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return 0
      const isInside = Number.parseFloat(outlineOffset) < 0
      return contrast(groundOf(isInside ? control : control.parentElement), outlineColor)
    }

    /** The colours one over the other on which it stands. */
    function groundOf(element: Element | null): string[] {
      if (!element) return ["white"]
      return [...groundOf(element.parentElement), getComputedStyle(element).backgroundColor]
    }

    function contrast(ground: string[], colour: string) {
      const [dark = 0, light = 0] = [luminance(ground), luminance([...ground, colour])].toSorted(
        (a, b) => a - b,
      )
      return (light + 0.05) / (dark + 0.05)
    }

    function luminance(colours: string[]) {
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

    function saying(what: string, control: Element, found: number) {
      return found < 3 ? [`${what} has ${found.toFixed(2)}: ${control.outerHTML.slice(0, 200)}`] : []
    }
  })
}
