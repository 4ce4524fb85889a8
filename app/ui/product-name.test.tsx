import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { findInSources } from "../../test/source-texts.ts"
import { ProductName } from "./product-name.tsx"

test.each([
  ["Shure SM-58 mic", ["SM-58"]],
  ["Jazz-Bass (MIM-2019)", ["Jazz-Bass", "(MIM-2019)"]],
  ["ইয়ামাহা এফ-৩১০", ["এফ-৩১০"]],
  ["Gibson Les Paul", []],
  ["a-word-that-is-wider-than-its-card", []],
])("in %j these do not break at a hyphen: %j", (name, joined) => {
  const markup = renderToStaticMarkup(<ProductName>{name}</ProductName>)
  expect(Array.from(markup.matchAll(/nowrap">([^<]+)/g), ([, word]) => word)).toEqual(joined)
  expect(markup.replaceAll(/<[^>]+>/g, "")).toBe(name)
})

test("no screen shows a product's name that may break at a hyphen", () => {
  const bare =
    /<(?!ProductName|RowName)\w+(?:\s(?!.*truncate)[^>]*)?>\s*\{(?:productName|(?:\w+\.)?product\??\.(?:productName|name))\}/g
  expect(findInSources("app/**/*.tsx", ["app/dev/**"], (_, source) => source.match(bare) ?? [])).toEqual([])
})
