import { createServer } from "node:http"
import { Provider } from "oidc-provider"
import { listen } from "../listen.ts"

type Person = { email: string; email_verified: boolean; name: string; picture: string }

export const client = { id: "backline", secret: "a secret that the provider gave us" }

/**
 * A certified OpenID provider in place of Google. Its login page takes any of the names in `people`, without a
 * password. It listens before the address it redirects browsers to is known.
 */
export async function openIdProvider(people: Record<string, Person>) {
  const server = createServer()
  const { origin: issuer, stop } = await listen(server)

  function open(site: string) {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [`${site}/api/auth/callback/google`],
          token_endpoint_auth_method: "client_secret_post",
        },
      ],
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
      conformIdTokenClaims: false,
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => ({ sub, ...people[sub] }),
      }),
    })
    const answer = provider.callback()
    server.on("request", (request, response) => void answer(request, response))
  }

  return { issuer, open, stop }
}
