import { useSyncExternalStore } from "react"

/** Says so while the browser has no network. */
export function Offline() {
  const isOnline = useSyncExternalStore(onNetwork, hasNetwork, () => true)
  return <Network isOnline={isOnline} />
}

export function Network({ isOnline }: { isOnline: boolean }) {
  return (
    <output
      className={
        isOnline
          ? "sr-only"
          : "pointer-events-none fixed top-[calc(5rem+env(safe-area-inset-top))] left-1/2 z-40 -translate-x-1/2 rounded border-l-4 border-accent bg-neutral px-4 py-3 text-neutral-content shadow-lg"
      }
    >
      {isOnline ? "" : "You are offline."}
    </output>
  )
}

/** Calls back whenever the network comes or goes. */
export function onNetwork(callback: () => void) {
  const listening = new AbortController()
  for (const change of ["online", "offline"]) addEventListener(change, callback, { signal: listening.signal })
  return () => listening.abort()
}

function hasNetwork() {
  return navigator.onLine
}
