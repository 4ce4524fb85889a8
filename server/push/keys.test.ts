import webPush from "web-push"
import { expect, test } from "vitest"
import { readConfig } from "../config/config.ts"
import { pushKeys } from "./keys.ts"

const secret = "a secret that several machines share"
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const own = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: "mailto:help@backline.example",
}

test("whoever shares the secret pushes with the same keys, and nobody else does", () => {
  const keys = pushKeys(readConfig({}), secret)
  expect(pushKeys(readConfig({ PORT: "4000" }), secret)).toEqual(keys)
  expect(pushKeys(readConfig({}), `${secret}.`).publicKey).not.toBe(keys.publicKey)
})

function reached(settings: NodeJS.ProcessEnv) {
  return pushKeys(readConfig(settings), secret).subject
}

test("a push service reaches whoever runs the product", () => {
  const real = { CARD_PROVIDER: "sandbox", PUBLIC_URL: "https://backline.example" }
  expect(reached(real)).toBe("https://backline.example")
  expect(reached({ ...real, SUPPORT_EMAIL: "help@backline.example" })).toBe("mailto:help@backline.example")
  expect(reached({})).toMatch(/^mailto:/)
})

test("an operator's own push keys replace the generated ones", () => {
  expect(pushKeys(readConfig(own), secret)).toEqual({ publicKey, privateKey, subject: own.VAPID_SUBJECT })
})

test.each([
  [{ VAPID_PUBLIC_KEY: publicKey }, /VAPID_PRIVATE_KEY: is missing[^]*VAPID_SUBJECT: is missing/],
  [{ ...own, VAPID_SUBJECT: "" }, /VAPID_SUBJECT: is missing beside the others of its group/],
  [{ ...own, VAPID_SUBJECT: "backline" }, /VAPID_SUBJECT: must look like mailto:/],
  [
    { ...own, VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey },
    /does not belong to VAPID_PUBLIC_KEY/,
  ],
  [{ ...own, VAPID_PRIVATE_KEY: "no key" }, /does not belong to VAPID_PUBLIC_KEY/],
])("an incomplete or invalid pair of push keys stops the start: %o", (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
