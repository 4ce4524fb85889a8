import { useEffect } from "react"
import { useLocation } from "react-router"
import { loadChunk } from "../load-chunk.ts"
import { readStorage, scannedCodesKey } from "../storage.ts"
import { onNetwork } from "../ui/offline.tsx"

/** Codes that were scanned without a signal, on each page of the dashboard and when the signal is back; most people have none. */
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
    // tried again on the next page
    () => undefined,
  )
}
