let ahead = 0

/** Returns the server's time in milliseconds, estimated, because this device's clock may be wrong. */
export function serverNow(clockAhead = ahead) {
  return Date.now() - clockAhead
}

/** Reads the `Date` header; returns how far this device's clock is ahead of the server's, in milliseconds. */
export function learnServerTime({ headers }: Pick<Response, "headers">) {
  const serverTime = Date.parse(headers.get("Date") ?? "")
  ahead = Number.isNaN(serverTime) ? 0 : Date.now() - serverTime
  return ahead
}
