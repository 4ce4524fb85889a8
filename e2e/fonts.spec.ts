import { readFile } from "node:fs/promises"
import { expect, test } from "./product.ts"

test("the fonts of pages in Bangla shape every conjunct that is said to be in them", async ({ page }) => {
  const files = ["anek-bangla", "anek-bangla-text", "anek-bangla-text-bold"]
  const [all = "", regular = "", bold = ""] = await Promise.all(
    files.map((name) => readFile(`app/fonts/${name}.woff2`, "base64")),
  )
  const conjuncts = (await readFile("test/font-conjuncts.txt", "utf8")).trim().split(" ")
  expect(conjuncts.length).toBeGreaterThan(200)
  expect(await page.evaluate(brokenConjuncts, { fonts: { all, regular, bold }, conjuncts })).toEqual([])
})

type Given = { fonts: { all: string; regular: string; bold: string }; conjuncts: string[] }

/** Runs in the page. Finds conjuncts that a font lacks: their signs are drawn one after the other, which is wider. */
async function brokenConjuncts({ fonts, conjuncts }: Given) {
  for (const [name, file] of Object.entries(fonts))
    document.fonts.add(await new FontFace(name, `url(data:font/woff2;base64,${file})`).load())
  const canvas = document.createElement("canvas").getContext("2d")
  if (!canvas) throw new Error("no canvas")
  const widthIn = (font: keyof Given["fonts"], conjunct: string) => {
    canvas.font = `1000px ${font}`
    return canvas.measureText(conjunct).width
  }
  return conjuncts.filter((each) => {
    const [whole, regular, bold] = [widthIn("all", each), widthIn("regular", each), widthIn("bold", each)]
    // bold is at most a tenth wider; separate signs are at least a fifth wider
    return Math.abs(regular / whole - 1) > 0.01 || bold / whole < 1 || bold / whole > 1.1
  })
}
