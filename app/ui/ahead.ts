import type { Screen } from "../data/screens.ts"

/** For a link to a public screen: its code and what it needs are asked for when someone is about to go there. */
export function ahead({ keep }: Screen) {
  // what does not come is told to whoever goes
  const ask = () => void keep().catch(() => undefined)
  return { prefetch: "intent", onPointerEnter: ask, onFocus: ask } as const
}
