// known from the first moment on: the parent may die while we are still starting
const hadParent = process.connected

/** Calls back when the process that started us, if it keeps a channel to us, is gone. */
export function stopWithParent(stop: () => void) {
  if (hadParent && !process.connected) stop()
  else process.once("disconnect", stop)
}
