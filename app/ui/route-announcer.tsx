import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"

/** Reads out the title of each screen one goes to, as a browser does of each page that it loads. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const read = useRef(pathname)
  const [title, setTitle] = useState("")
  useEffect(() => {
    if (read.current === pathname) return
    read.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
