import { useState } from "react"

/** Whether it is so, or has been since the screen came. */
export function useEver(isSo: boolean) {
  const [wasSo, setWasSo] = useState(isSo)
  if (isSo && !wasSo) setWasSo(true)
  return isSo || wasSo
}
