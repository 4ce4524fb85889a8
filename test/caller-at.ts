import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import type { TestApp } from "./test-app.ts"
import { stranger } from "./people.ts"

/** A caller without a session, at this network address, with these cookies. */
export function callerAt(api: TestApp["api"], address: string, cookie = "") {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address })
  const told = { incoming: new IncomingMessage(socket) }
  const request = (path: string, init?: RequestInit) => {
    const asked = new Request(new URL(path, "http://localhost"), init)
    if (cookie) asked.headers.set("cookie", cookie)
    return api.fetch(asked, told)
  }
  return stranger({ request })
}

/** The cookies that an answer sets, as a request header. */
export function cookiesOf(answer: Response) {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}
