import { hc } from "hono/client"
import { createContext } from "react-router"
import type { Api } from "../server/http/api.ts"
import { accessToken } from "./identity/access-token.ts"
import { inLanguage } from "./data/in-language.ts"
import { renewAccessToken } from "./session.ts"

type Client = ReturnType<typeof hc<Api>>
export type Calls = Client["api"]

/** The API client on the server: in process, without a session. */
export const apiContext = createContext<Client>()

export const { api } = hc<Api>("/", { fetch: fetchSignedIn })

export async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit, send = fetch) {
  const response = await fetchAs(accessToken(), input, init, send)
  if (response.status !== 401 || !accessToken()) return response
  await renewAccessToken()
  const token = accessToken()
  return token ? fetchAs(token, input, init, send) : response
}

function fetchAs(
  token: string | undefined,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  send: typeof fetch,
) {
  const headers = inLanguage(init?.headers)
  if (token) headers.set("Authorization", `Bearer ${token}`)
  return send(input, { ...init, headers })
}
