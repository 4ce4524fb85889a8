let ahead = 0

/** The server's time as far as this device can know it, in milliseconds: its own clock may be wrong. */
export function serverNow(clockAhead = ahead) {
  return Date.now() - clockAhead
}

/** Learns from the `Date` of an answer, and says in milliseconds how far this device's clock is ahead of the server's. */
export function learnServerTime({ headers }: Pick<Response, "headers">) {
  const told = Date.parse(headers.get("Date") ?? "")
  ahead = Number.isNaN(told) ? 0 : Date.now() - told
  return ahead
}
