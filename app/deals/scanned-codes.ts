import { useSyncExternalStore } from "react"
import { z } from "zod"
import { currentUser, lastKnownUser } from "../identity/access-token.ts"
import { handOver } from "../data/handover.ts"
import { isProblem, type ProblemError } from "../data/problem.ts"
import { readStorage, removeFromStorage, scannedCodesKey, writeStorage } from "../storage/storage.ts"

/** A code that was scanned offline; it is sent when the network is back. */
const ScannedCode = z.object({
  userId: z.string(),
  dealId: z.string(),
  code: z.string(),
  /** False if the phone could not verify the code, so that the seller waits for the server's answer. */
  isGenuine: z.boolean().default(false),
  /** Why the server refused the code. */
  refusal: z.string().optional(),
})
type ScannedCode = z.infer<typeof ScannedCode>

const retryDelay = 5_000

export function useScannedCode(dealId: string) {
  const kept = useSyncExternalStore(
    subscribe,
    () => readStorage(scannedCodesKey),
    () => undefined,
  )
  const userId = lastKnownUser()?.sub
  return parse(kept).find((each) => each.dealId === dealId && each.userId === userId)
}

export function keepScanned(scanned: Pick<ScannedCode, "dealId" | "code" | "isGenuine">) {
  change((all) => [
    ...all.filter(({ dealId }) => dealId !== scanned.dealId),
    { userId: lastKnownUser()?.sub ?? "", ...scanned },
  ])
  void sendScanned()
}

export function forgetScanned(dealId: string) {
  change((all) => all.filter((each) => each.dealId !== dealId))
}

let timer: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | undefined

/** Sends the stored codes; concurrent calls share one run. Idempotent: the server accepts the same code once. */
export function sendScanned() {
  sending ??= sendAll().finally(() => (sending = undefined))
  return sending
}

async function sendAll() {
  clearTimeout(timer)
  const userId = currentUser()?.sub
  const own = parse(readStorage(scannedCodesKey)).filter((each) => each.userId === userId && !each.refusal)
  const results = await Promise.all(own.map(sendOne))
  if (results.includes("again")) timer = setTimeout(() => void sendScanned(), retryDelay)
}

async function sendOne({ dealId, code }: ScannedCode) {
  try {
    await handOver(dealId, { code })
    forgetScanned(dealId)
  } catch (error) {
    if (!isProblem(error) || isForNow(error)) return "again"
    change((all) => all.map((each) => (each.code === code ? { ...each, refusal: error.detail } : each)))
  }
  return "done"
}

function isForNow({ status }: ProblemError) {
  return status >= 500 || status === 429 || status === 401
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(become: (all: ScannedCode[]) => ScannedCode[]) {
  const all = become(parse(readStorage(scannedCodesKey)))
  if (all.length === 0) removeFromStorage(scannedCodesKey)
  else writeStorage(scannedCodesKey, JSON.stringify(all))
  for (const listener of listeners) listener()
}

function parse(kept: string | undefined): ScannedCode[] {
  try {
    return z.array(ScannedCode).parse(JSON.parse(kept ?? "[]"))
  } catch {
    return []
  }
}
