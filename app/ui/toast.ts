import { createElement, type ReactNode } from "react"
import { loadChunk } from "../load-chunk.ts"

// Their code is loaded when someone begins to do something, so that no first view waits for it.
let loading: Promise<Toast> | undefined
let toaster: ReactNode = null
const listeners = new Set<() => void>()
/** Says that {@link loadedToaster} is in the page. */
export let toasterIsShown: () => void
const whenShown = new Promise<void>((resolve) => (toasterIsShown = resolve))

type Toast = { success(message: string): void; error(message: string): void }

/** Says that something worked. */
export function toastSuccess(message: string) {
  void loadToaster().then((toast) => toast.success(message))
}

/** Says that something did not work. */
export function toastError(message: string) {
  void loadToaster().then((toast) => toast.error(message))
}

export function wantToaster() {
  void loadToaster()
}

export function loadedToaster() {
  return toaster
}

export function onToasterLoaded(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function loadToaster() {
  loading ??= load()
  return loading
}

/** The time of a message runs from when it is given, so none is given before there is where to show it. */
async function load(): Promise<Toast> {
  const { Toaster, toast } = await loadChunk(() => import("./toaster.tsx")).catch(askAgainLater)
  toaster = createElement(Toaster)
  for (const listener of listeners) listener()
  await whenShown
  return toast
}

function askAgainLater() {
  loading = undefined
  return silent
}

// the page goes on without messages where their code does not come
const silent = { Toaster: () => null, toast: { success: ignore, error: ignore } }

function ignore() {
  return ""
}
