import { createElement, type ReactNode } from "react"
import { loadChunk } from "../document/load-chunk.ts"

// The toast library is loaded on the first interaction.
let loading: Promise<Toast> | undefined
let toaster: ReactNode = null
const listeners = new Set<() => void>()
export let markToasterShown: () => void
const whenShown = new Promise<void>((resolve) => (markToasterShown = resolve))

type Toast = { success(message: string): void; error(message: string): void }

export function toastSuccess(message: string) {
  void loadToaster().then((toast) => toast.success(message))
}

export function toastError(message: string) {
  void loadToaster().then((toast) => toast.error(message))
}

export function preloadToaster() {
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

/** The duration of a toast starts when it is created, so none is created before the toaster is mounted. */
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

const silent = { Toaster: () => null, toast: { success: ignore, error: ignore } }

function ignore() {
  return ""
}
