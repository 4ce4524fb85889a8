/** In milliseconds: how far a clock that says `now` is ahead of the one that wrote an answer's `Date`. */
export function clockAhead(date: string | null, now: number) {
  const ahead = now - Date.parse(date ?? "")
  return Number.isNaN(ahead) ? 0 : ahead
}
