import { expect, test } from "vitest"
import { placeholderNames } from "../contract/placeholder-names.ts"
import { renderEmail } from "../server/mail/email-template.ts"
import { priceChanged } from "../server/products/emails.ts"
import * as bangla from "../texts/bn/names.ts"

const { formerMember, removedProduct } = placeholderNames

test("a page in Bangla says in Bangla that a person or a product is gone, and leaves what people wrote", () => {
  const answer = [
    { actor: { name: formerMember }, productName: removedProduct, text: formerMember, photos: [] },
  ]
  expect(bangla.named(answer)).toEqual([
    {
      actor: { name: "সাবেক সদস্য" },
      productName: bangla.placeholder(removedProduct),
      text: formerMember,
      photos: [],
    },
  ])
})

test("a mail in Bangla says so, too", async () => {
  const template = priceChanged({ productName: removedProduct, sellerId: "any" })
  const { text, html, subject } = await renderEmail(template, "bn")
  for (const part of [text, html, subject]) {
    expect(part).toContain(bangla.placeholder(removedProduct))
    expect(part).not.toContain(removedProduct)
  }
  expect((await renderEmail(template, "en")).text).toContain(removedProduct)
})
