import { useEffect, useRef, useState } from "react"

/** Takes files that are dropped on the page or pasted. Returns whether files are being dragged over the page. */
export function useIncomingFiles(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const listening = new AbortController()
    const take = (event: Event, transfer: DataTransfer | null) => {
      setOver(false)
      if (!transfer || transfer.files.length === 0) return
      event.preventDefault()
      latest.current([...transfer.files])
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return
      // otherwise the browser would open the file
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const options = { signal: listening.signal }
    addEventListener("dragover", over, options)
    addEventListener("dragleave", leave, options)
    addEventListener("drop", (event) => take(event, event.dataTransfer), options)
    addEventListener("paste", (event) => take(event, event.clipboardData), options)
    return () => listening.abort()
  }, [])
  return isOver
}
