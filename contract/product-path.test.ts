import { expect, test } from "vitest"
import { productPath } from "./product-path.ts"

const id = "0199f3a0-0000-7000-8000-000000000001"

test.each([
  ["Boss DS-1 Distortion", "/boss-ds-1-distortion"],
  ["  Gibson “Les Paul” / Épiphone's  ", "/gibson-les-paul-epiphones"],
  ["Casio SA-46 ছোট কিবোর্ড", "/casio-sa-46"],
  ["ইয়ামাহা গিটার", ""],
  ["../../<script>?#%2F", "/script-2f"],
  ["ﬁne Ⅸ ｆｕｌｌ", "/fine-ix-full"],
  ["W".repeat(120), `/${"w".repeat(50)}`],
  [`${"guitar ".repeat(20)}strap`, `/${"guitar-".repeat(7).slice(0, -1)}`],
])("the address of %s", (productName, slug) => {
  expect(productPath({ _id: id, productName })).toBe(`/products/${id}${slug}`)
})
