import { join } from "node:path"
import { expect, test } from "vitest"
import { type Language, otherLanguage, pathIn } from "../contract/language.ts"
import { productPath } from "../contract/product-path.ts"
import { builtPages } from "../server/http/pages.ts"
import { refreshVocabulary } from "../server/products/vocabulary.ts"
import * as bangla from "../texts/bn/page.ts"
import { nameOf } from "../texts/bn/categories.ts"
import * as english from "../texts/en/page.ts"
import { listProduct } from "./people.ts"
import { testApp } from "./test-app.ts"

const { api, context, db, rahim, guitars } = await testApp()
const pages = await builtPages(join(import.meta.dirname, "../build"))
const productName = "Shure microphone SM58"
const productId = await listProduct(rahim, guitars, { productName, sellingPrice: 12_500 })
await refreshVocabulary(db)

const category = "Guitars & Basses"
const texts = {
  en: { ...english, category },
  bn: { ...bangla, category: nameOf(category) },
}
const paths = { product: productPath({ _id: productId, productName }), category: `/categories/${guitars}` }

const addressOf = (language: Language, path: string) => context.site() + pathIn(language, path)

async function open(language: Language, path: string) {
  const request = new Request(addressOf(language, path))
  return (await pages.answer(request, { api, onFailure: fail })).text()
}

function fail(error: unknown) {
  throw error
}

test.each([
  ["en", "product"],
  ["bn", "product"],
  ["en", "category"],
  ["bn", "category"],
] as const)("in %s the structured data of a %s says what people read there", async (language, kind) => {
  const path = paths[kind]
  const html = await open(language, path)
  const own = texts[language]
  const tags = {
    "og:locale": own.locale,
    "og:locale:alternate": texts[otherLanguage[language]].locale,
    "og:url": addressOf(language, path),
  }
  for (const [property, content] of Object.entries(tags))
    expect(html).toContain(`<meta property="${property}" content="${content}"/>`)
  expect(html).toContain(`<link rel="canonical" href="${addressOf(language, path)}"/>`)
  expect(Array.from(html.matchAll(/ hrefLang="([^"]+)" href="([^"]+)"/g), ([, ...pair]) => pair)).toEqual([
    ["en", addressOf("en", path)],
    ["bn", addressOf("bn", path)],
    ["x-default", addressOf("en", path)],
  ])
  const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/.exec(html)?.[1] ?? "")
  const read = kind === "product" ? data : data.itemListElement[0].item
  expect(read).toMatchObject({
    "@type": "Product",
    name: productName,
    category: own.category,
    url: addressOf(language, paths.product),
    offers: { price: 12_500, priceCurrency: "BDT", availability: "https://schema.org/InStock" },
  })
  if (kind === "product")
    expect(read.offers).toMatchObject({
      url: addressOf(language, paths.product),
      seller: { "@type": "Person", url: addressOf(language, `/sellers/${rahim.id}`) },
    })
})

test.each([
  ["en", "microfone SM58 under 20,000", "microphone sm58 under 20,000"],
  ["bn", "microfone SM58 under 20,000", "microphone sm58 under ২০,০০০"],
  ["bn", "microfone SM58 ২০ হাজারের নিচে", "microphone sm58 ২০ হাজারের নিচে"],
  ["bn", "microfone SM58", "microphone sm58"],
] as const)("in %s %s is corrected to %s", async (language, typed, corrected) => {
  const html = await open(language, `/products?${new URLSearchParams({ q: typed })}`)
  expect(html).toContain(`<bdi>${corrected}</bdi>`)
})
