import { createServer } from "node:http"
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose"
import { listen } from "../listen.ts"

/** The claims of the user in the provider's ID tokens. */
export const person = { sub: "joya", email: "joya@example.org", email_verified: true, name: "Joya Barua" }

export type Claims = Record<string, string | number | boolean | undefined>

/** An OpenID provider without a login page: `hand` sets the ID token that the next code is exchanged for. */
export async function forgingProvider() {
  const own = await generateKeyPair("ES256")
  const strange = await generateKeyPair("ES256")
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "own", alg: "ES256", use: "sig" }
  let handed = ""
  const server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      "/.well-known/openid-configuration": configuration(issuer),
      "/jwks": { keys: [jwk] },
      "/token": { access_token: "any", token_type: "Bearer", expires_in: 300, id_token: handed || undefined },
      "/userinfo": person,
    }
    const answer = answers[request.url ?? ""]
    response.writeHead(answer ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(answer))
  })
  const { origin: issuer, stop } = await listen(server)
  return {
    issuer,
    hand: (token: string) => {
      handed = token
    },
    /** Signs with the published key. */
    signed: (claims: Claims) => sign(claims, own.privateKey),
    /** Signs with another key under the same key id. */
    signedByAnother: (claims: Claims) => sign(claims, strange.privateKey),
    stop,
  }
}

function sign(claims: Claims, key: CryptoKey) {
  return new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: "own" }).sign(key)
}

function configuration(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
  }
}
