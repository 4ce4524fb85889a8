import { v7 as uuidv7 } from "uuid"
import { everyone, type Row, members } from "./callers.ts"
import { receiverKeys } from "../servers/push-encryption.ts"

/** The calls of push subscriptions, which belong to the session of the cookie. */
export const callsOfPush: Record<string, Row> = {
  "GET /api/push-key": { ...everyone(200), queries: 0 },
  "POST /api/push-subscriptions": { body: subscription, ...members(201), queries: 9 },
  "DELETE /api/push-subscriptions": {
    body: () => ({ endpoint: newEndpoint() }),
    ...members(200),
    queries: 4,
  },
}

function subscription() {
  const { ecdh, auth } = receiverKeys()
  const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") }
  return { endpoint: newEndpoint(), keys, language: "bn" }
}

function newEndpoint() {
  return `https://push.example/${uuidv7()}`
}
