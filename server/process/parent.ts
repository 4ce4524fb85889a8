// read at load: the parent may exit during the start
const hadParent = process.connected

export function stopWithParent(stop: () => void) {
  if (hadParent && !process.connected) stop()
  else process.once("disconnect", stop)
}
