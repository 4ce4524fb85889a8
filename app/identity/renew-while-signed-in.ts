import { accessToken, onSessionChange } from "./access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"

/** Renews the access token in time; loads the code for it only when there is a token. */
export function renewWhileSignedIn() {
  if (accessToken()) return start()
  const stopWaiting = onSessionChange(() => {
    if (!accessToken()) return
    stopWaiting()
    start()
  })
}

// a chunk that fails to load is ignored: the next call that the server refuses renews the token
function start() {
  loadChunk(() => import("../session.ts"))
    .then(({ scheduleTokenRenewal }) => scheduleTokenRenewal())
    .catch(() => undefined)
}
