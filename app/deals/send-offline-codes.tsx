import { useEffect } from "react"
import { useLocation } from "react-router"
import { loadChunk } from "../document/load-chunk.ts"
import { readStorage, scannedCodesKey } from "../storage/storage.ts"
import { onNetwork } from "../ui/offline.tsx"

/** Sends codes scanned offline, on each dashboard page and when the network is back; loads code only if needed. */
export function SendOfflineCodes() {
  const { pathname } = useLocation()
  return <OnThisPage key={pathname} />
}

function OnThisPage() {
  useEffect(() => {
    sendKept()
    return onNetwork(sendKept)
  }, [])
  return null
}

function sendKept() {
  if (!readStorage(scannedCodesKey)) return
  loadChunk(() => import("./scanned-codes.ts")).then(
    ({ sendScanned }) => sendScanned(),
    // the next page retries
    () => undefined,
  )
}
