import * as texts from "#texts/page"
import { useSyncExternalStore } from "react"

export function Offline() {
  const isOnline = useSyncExternalStore(onNetwork, hasNetwork, () => true)
  return <Network isOnline={isOnline} />
}

export function Network({ isOnline }: { isOnline: boolean }) {
  return (
    // reserves its space; opacity keeps it available to screen readers
    <output
      className={`pointer-events-none fixed inset-x-0 bottom-(--foot) z-20 bg-neutral py-0.5 text-center text-sm/5 font-semibold text-neutral-content ${isOnline ? "opacity-0" : "offline"}`}
    >
      {isOnline ? "" : texts.offline}
    </output>
  )
}

export function onNetwork(callback: () => void) {
  const listening = new AbortController()
  for (const change of ["online", "offline"]) addEventListener(change, callback, { signal: listening.signal })
  return () => listening.abort()
}

function hasNetwork() {
  return navigator.onLine
}
