import { useState } from "react"

/** Returns whether `isSo` has been true since the component was mounted. */
export function useEver(isSo: boolean) {
  const [wasSo, setWasSo] = useState(isSo)
  if (isSo && !wasSo) setWasSo(true)
  return isSo || wasSo
}
