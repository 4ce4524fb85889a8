import type { PointerEvent } from "react"
import type { Screen } from "../data/screens.ts"

/** How long someone stays on a link who means it, in milliseconds. */
const intent = 100

/** For a link to a public screen: its code and what it needs are asked for when someone is about to go there. */
export function ahead({ keep }: Screen) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    // what does not come is told to whoever goes; what is asked without a network would not be asked for again
    if (navigator.onLine) void keep().catch(() => undefined)
  }
  const askSoon = () => {
    timer = setTimeout(ask, intent)
  }
  const forget = () => clearTimeout(timer)
  return {
    prefetch: "intent",
    // a finger is on many links on its way down a page
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && askSoon(),
    onPointerDown: ask,
    onPointerLeave: forget,
    onFocus: askSoon,
    onBlur: forget,
  } as const
}
