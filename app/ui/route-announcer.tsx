import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"

/** Announces the title after a client-side navigation, as browsers do after a page load. */
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
