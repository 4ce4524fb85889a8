import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import type { TestApp } from "../test-app.ts"
import { stranger } from "../people.ts"

/** A caller without a session, at this IP address, with these cookies. */
export function callerAt(api: TestApp["api"], address: string, cookie = "") {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address })
  const bindings = { incoming: new IncomingMessage(socket) }
  const request = (path: string, init?: RequestInit) => {
    const call = new Request(new URL(path, "http://localhost"), init)
    if (cookie) call.headers.set("cookie", cookie)
    return api.fetch(call, bindings)
  }
  return stranger({ request })
}

/** The cookies that a response sets, as the value of a Cookie header. */
export function cookiesOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}
