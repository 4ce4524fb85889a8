import { randomUUID } from "node:crypto"
import { sandboxSigner } from "../events.ts"
import { contentOf, forged, ownKey, ownKeyText, type Parts, partsOf, signedWithOwnKey } from "./forge.ts"

type Mutants = Record<string, string>
/** What the attacker has: the product's secret, another user's token, and a token for another purpose. */
export type Loot = { secret: string; other: string; confirmation: string }

/** Tokens derived from a valid one that must all be refused, by what is wrong with them. */
export function mutantsOf(good: string, loot: Loot): Mutants {
  const parts = partsOf(good)
  return {
    ...ofAlgorithm(parts, loot),
    ...ofKey(parts, loot),
    ...ofClaims(parts, loot),
    ...ofSignature(parts, loot),
    ...ofForm(parts, loot),
  }
}

function ofAlgorithm({ header, payload, signature }: Parts, { secret }: Loot): Mutants {
  const mutants: Mutants = {}
  for (const alg of ["none", "None", "NONE", "nOnE", ""])
    for (const old of ["", signature])
      mutants[`alg "${alg}", signature "${old}"`] = `${contentOf({ ...header, alg }, payload)}.${old}`
  for (const alg of ["RS256", "ES256", "PS256", "EdDSA", "hs256", null, ["HS256"], 256, undefined])
    mutants[`alg ${JSON.stringify(alg)}, signed as HS256`] = forged({ ...header, alg }, payload, secret)
  for (const hash of ["384", "512"])
    mutants[`HS${hash}`] = forged({ ...header, alg: `HS${hash}` }, payload, secret, `sha${hash}`)
  mutants["HS512 that says HS256"] = forged(header, payload, secret, "sha512")
  return mutants
}

function ofKey({ header, payload }: Parts, { secret }: Loot): Mutants {
  const rs256 = { ...header, alg: "RS256" }
  const sandboxKey = sandboxSigner(secret).key
  return {
    "empty key": forged(header, payload, ""),
    "key secret": forged(header, payload, "secret"),
    "the secret's bytes": forged(header, payload, Buffer.from(secret, "base64url")),
    "the secret and a line end": forged(header, payload, `${secret}\n`),
    "half the secret": forged(header, payload, secret.slice(0, 21)),
    "the sandbox's key": forged(header, payload, sandboxKey),
    "kid of an empty file": forged({ ...header, kid: "../../../dev/null" }, payload, ""),
    "kid that asks the database": forged({ ...header, kid: "x' union select 'k" }, payload, "k"),
    "own key in jwk": signedWithOwnKey({ ...rs256, jwk: ownKey }, payload),
    "own key at jku": signedWithOwnKey({ ...rs256, jku: "http://127.0.0.1:9/jwks" }, payload),
    "own key at x5u": signedWithOwnKey({ ...rs256, x5u: "http://127.0.0.1:9/x5u" }, payload),
    "own key in x5c": signedWithOwnKey({ ...rs256, x5c: [ownKeyText] }, payload),
    "own public key as secret": forged({ ...header, jwk: ownKey }, payload, ownKeyText),
    "oct key in jwk": forged({ ...header, jwk: { kty: "oct", k: "YQ" } }, payload, "a"),
  }
}

/** Invalid claims, signed with the right key, as in a token leaked from elsewhere. */
function ofClaims({ header, payload }: Parts, { secret, other }: Loot): Mutants {
  const now = Math.floor(Date.now() / 1000)
  const changes: Record<string, Record<string, unknown>> = {
    "expired a minute ago": { exp: now - 60 },
    "expires at 0": { exp: 0 },
    "expires as text": { exp: String(now + 900) },
    "no expiry": { exp: undefined },
    "not before tomorrow": { nbf: now + 86_400 },
    "other audience": { aud: "backline" },
    "audiences without ours": { aud: ["other", "backline-api2"] },
    "no audience": { aud: undefined },
    "other issuer": { iss: "evil" },
    "no issuer": { iss: undefined },
    "no subject": { sub: undefined },
    "subject not an id": { sub: "admin" },
    "subject in a list": { sub: [payload["sub"]] },
    "subject unknown": { sub: randomUUID() },
    "no session": { sid: undefined },
    "session unknown": { sid: randomUUID() },
    "session of someone else": { sid: partsOf(other).payload["sid"] },
    "session that asks the database": { sid: "' or true --" },
  }
  const mutants: Mutants = {}
  for (const [name, change] of Object.entries(changes))
    mutants[name] = forged(header, { ...payload, ...change }, secret)
  for (const typ of ["JWT", "id+jwt", "", undefined])
    mutants[`typ ${typ}`] = forged({ ...header, typ }, payload, secret)
  mutants["an extension that must be understood"] = forged({ ...header, crit: ["x"], x: 1 }, payload, secret)
  mutants["payload not encoded"] = forged({ ...header, crit: ["b64"], b64: false }, payload, secret)
  return mutants
}

function ofSignature({ header, payload, signature, token }: Parts, { other }: Loot): Mutants {
  const content = token.slice(0, token.lastIndexOf("."))
  const bytes = Buffer.from(signature, "base64url")
  const flipped = (at: number) => bytes.map((byte, place) => (place === at ? byte ^ 1 : byte))
  return {
    "no signature": `${content}.`,
    "first bit of the signature": `${content}.${Buffer.from(flipped(0)).toString("base64url")}`,
    "last bit of the signature": `${content}.${Buffer.from(flipped(31)).toString("base64url")}`,
    "signature cut": `${content}.${bytes.subarray(0, 16).toString("base64url")}`,
    "signature twice": `${content}.${signature}${signature}`,
    "signature of zeros": `${content}.${Buffer.alloc(32).toString("base64url")}`,
    "signature of someone else": `${content}.${partsOf(other).signature}`,
    "other subject": `${contentOf(header, { ...payload, sub: partsOf(other).payload["sub"] })}.${signature}`,
    "later expiry": `${contentOf(header, { ...payload, exp: 4e9 })}.${signature}`,
  }
}

function ofForm({ token, signature }: Parts, { confirmation }: Loot): Mutants {
  const [head = "", body = ""] = token.split(".")
  return {
    "a link to confirm an address": confirmation,
    "five parts": `${head}.${head}.${body}.${body}.${signature}`,
    "two parts": `${head}.${body}`,
    "one more dot": `${token}.`,
    "a dot before": `.${token}`,
    "parts swapped": `${body}.${head}.${signature}`,
    "small letters": token.toLowerCase(),
    "as JSON": JSON.stringify({ payload: body, protected: head, signature }),
    nothing: ".",
    "a word": "undefined",
  }
}
