// Their code is loaded with the first one, so that no first view waits for it.
let isWanted = false
const listeners = new Set<() => void>()

/** Says that something worked. */
export async function toastSuccess(message: string) {
  const toast = await toaster()
  toast.success(message)
}

/** Says that something did not work. */
export async function toastError(message: string) {
  const toast = await toaster()
  toast.error(message)
}

export function isToasterWanted() {
  return isWanted
}

export function onToasterWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function toaster() {
  isWanted = true
  for (const listener of listeners) listener()
  const { toast } = await import("react-hot-toast")
  return toast
}
