import type { ComponentType } from "react"
import { chunk } from "../chunk.ts"

// Their code is loaded when someone begins to do something, so that no first view waits for it.
let isWanted = false
const listeners = new Set<() => void>()
let toasterIsThere: () => void
const whenToasterIsThere = new Promise<void>((resolve) => (toasterIsThere = resolve))

/** Says that something worked. */
export async function toastSuccess(message: string) {
  const { toast } = await toaster()
  toast.success(message)
}

/** Says that something did not work. */
export async function toastError(message: string) {
  const { toast } = await toaster()
  toast.error(message)
}

export function isToasterWanted() {
  return isWanted
}

export function onToasterWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function wantToaster() {
  if (isWanted) return
  isWanted = true
  for (const listener of listeners) listener()
}

export function tellToasterIsThere() {
  toasterIsThere()
}

/** The page goes on without messages where their code does not come. */
export function loadToaster() {
  return chunk(() => import("./toaster.tsx")).catch(() => silent)
}

const Silence: ComponentType = () => null
const silent = { Toaster: Silence, toast: { success: ignore, error: ignore } }

function ignore() {
  return ""
}

/** A message's time runs from when it is given: it is given when there is where to show it. */
async function toaster() {
  wantToaster()
  await whenToasterIsThere
  return loadToaster()
}
