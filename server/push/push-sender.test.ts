import { createECDH } from "node:crypto"
import { createServer } from "node:net"
import webPush from "web-push"
import { expect, onTestFinished, test } from "vitest"
import { listen } from "../../test/listen.ts"
import { decrypt, receiverKeys } from "../../test/servers/push-encryption.ts"
import { createPushSender } from "./push-sender.ts"
import { readRetryAfter } from "./retry-after.ts"

test("no connection is made to a private address, whatever the name of its host", async () => {
  let connections = 0
  const { port, stop } = await listen(createServer(() => (connections += 1)))
  onTestFinished(stop)
  const sender = createPushSender({ ...webPush.generateVAPIDKeys(), subject: "mailto:help@backline.example" })
  const { ecdh, auth } = receiverKeys()
  const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") }
  const recipient = { endpoint: `https://localhost:${port}/`, ...keys }
  expect(await sender.send(recipient, "Hello", { ttl: 1, urgency: "normal" })).toEqual({})
  expect(connections).toBe(0)
})

test("a date in Retry-After counts as well as seconds, up to a day", () => {
  expect(readRetryAfter("Wed, 21 Oct 2026 07:28:00 GMT")).toEqual(new Date("2026-10-21T07:28:00Z"))
  for (const endless of ["999999999", "Fri, 31 Dec 9999 23:59:59 GMT"]) {
    const seconds = ((readRetryAfter(endless)?.getTime() ?? 0) - Date.now()) / 1_000
    expect(seconds).toBeLessThanOrEqual(86_400)
  }
  expect(readRetryAfter("9".repeat(99))).toBeUndefined()
  expect(readRetryAfter(undefined)).toBeUndefined()
})

// RFC 8291 §5
test("the browsers of these tests decrypt the example of the standard", () => {
  const ecdh = createECDH("prime256v1")
  ecdh.setPrivateKey(Buffer.from("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url"))
  const auth = Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url")
  const body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
  expect(decrypt({ ecdh, auth }, Buffer.from(body, "base64url"))).toBe(
    "When I grow up, I want to be a watermelon",
  )
})
