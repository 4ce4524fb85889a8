import { expect, test } from "vitest"
import { Email, optionalLine, optionalLines } from "./fields.ts"
import { wordsOf } from "./notification-words.ts"
import { shortened } from "./shortened.ts"
import { cleanLine, cleanLines, cleanWord, visible } from "./text.ts"

test.each([
  ["a tab", "Fender\tStratocaster", "Fender Stratocaster"],
  ["a vertical tab", "Fender\vStratocaster", "Fender Stratocaster"],
  ["a line break", "Fender\r\nStratocaster", "Fender Stratocaster"],
  ["a lost dash", "Yamaha \u0096 good", "Yamaha   good"],
  ["spaces around it", "\u00a0 Fender\ufeff ", "Fender"],
  ["direction marks", "Strat \u202eDTB\u202c \u200e000", "Strat DTB 000"],
  ["a soft hyphen and a word joiner", "Strato\u00adcas\u2060ter", "Stratocaster"],
  ["joiners in Latin", "Fen\u200dder \u200cStrat\u200d", "Fender Strat"],
  ["a letter in two parts", "Jose\u0301", "José"],
  ["Bangla's joiners", "র\u200d্যাম ক\u09cd\u200cষ", "র\u200d্যাম ক\u09cd\u200cষ"],
  ["a joiner before what goes", "গ\u200d\u200b ট", "গ ট"],
  ["a joiner at the end of a Bangla word", "গিটার\u200d ভালো", "গিটার ভালো"],
  ["emoji of several parts", "👩\u200d🎤 ❤\ufe0f 1\ufe0f\u20e3", "👩\u200d🎤 ❤\ufe0f 1\ufe0f\u20e3"],
  ["a variation of nothing", "A\ufe0f", "A"],
])("%s is kept as it reads", (_, text, kept) => {
  expect(cleanLine(text)).toBe(kept)
  expect(cleanLine(kept)).toBe(kept)
})

test.each([
  ["Fender Strat", "Fender Strat"],
  ["Fender Strat with case", "Fender Strat…"],
  ["ইয়ামাহা এফ-৩১০ অ্যাকুস্টিক গিটার", "ইয়ামাহা এফ-৩১০…"],
  [
    "🎸👩\u200d🎤🎸👩\u200d🎤🎸👩\u200d🎤🎸👩\u200d🎤🎸👩\u200d🎤🎸👩\u200d🎤🎸",
    "🎸👩\u200d🎤🎸👩\u200d🎤🎸👩\u200d🎤🎸👩\u200d🎤🎸👩\u200d🎤🎸👩\u200d🎤…",
  ],
])("%j is no longer than twelve characters", (text, kept) => {
  expect(shortened(12, text)).toBe(kept)
})

test("a notification names a product by the first forty characters", () => {
  const product = {
    _id: "1",
    name: "Yamaha F310 acoustic guitar with a bag, capo and picks",
    photo: "",
    photoSizes: [],
  }
  expect(wordsOf({ product }, String, String).product).toBe("“Yamaha F310 acoustic guitar with a bag,…”")
})

test("lines end alike", () => {
  expect(cleanLines("One\r\ntwo\rthree\vfour\ffive\u2028six\n\nseven")).toBe(
    "One\ntwo\nthree\nfour\nfive\nsix\n\nseven",
  )
})

test.each([
  ["\u202a+880\ufe0f 1712\u202c", "+880 1712"],
  ["＋８８０１７１２", "+8801712"],
  ["ana@\u200bexample.org\u200e", "ana@example.org"],
])("%j is typed in one go", (text, word) => {
  expect(cleanWord(text)).toBe(word)
})

test.each([
  ["first/last@example.org", "first/last@example.org"],
  ["Sales&Service@Example.org", "sales&service@example.org"],
  ["#!$%'*+/=?^_`{|}~-.@a", "#!$%'*+/=?^_`{|}~-.@a"],
  ["info@xn--d5b6ci4b4b3a.xn--54b7fta0cc", "info@xn--d5b6ci4b4b3a.xn--54b7fta0cc"],
  ["info@উদাহরণ.বাংলা", "info@xn--d5b6ci4b4b3a.xn--54b7fta0cc"],
  ["info@BÜCHER.example", "info@xn--bcher-kva.example"],
  ["ana", undefined],
  ["ana@@example.org", undefined],
  ["আনা@example.org", undefined],
  ["info@উদাহরণ.বাংলা/path", undefined],
  ["info@উদাহরণ.বাংলা:25", undefined],
  ["info@example..org", undefined],
  [`${"a".repeat(243)}@example.org`, undefined],
])("the address %s is read as %s", (text, read) => {
  expect(Email.safeParse(text).data).toBe(read)
})

test.each([
  "\u200b",
  "\u200d",
  "\u00ad",
  "\u2060",
  "\u3164",
  "\u2800",
  "\u115f",
  "\ufe0f",
  "\u202e",
  "\u0301",
  " ",
])("%j shows nothing", (text) => {
  expect(visible.test(cleanLine(text))).toBe(false)
  for (const optional of [optionalLine("brand", 60), optionalLines("faults", 500)])
    expect(optional.parse(text)).toBe("")
})

test.each(["a", "গ", "7", "?", "🎸", "র\u200d্য"])("%j shows something", (text) => {
  expect(visible.test(cleanLine(text))).toBe(true)
})
