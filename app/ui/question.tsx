import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"

type Props = {
  asked: string
  Heading: "h2" | "h3"
  /** A URL fragment with this id opens it. */
  id?: string
  children: ReactNode
}

export function Question({ asked, Heading, id, children }: Props) {
  return (
    <details ref={useOpenedByAddress(id)} className="group rounded-sm border border-edge bg-base-200">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <Heading className="text-xl">{asked}</Heading>
        <span aria-hidden="true" className="text-2xl group-open:rotate-45">
          +
        </span>
      </summary>
      <div id={id} className="grid gap-4 px-4 pb-6 *:[ul]:max-w-[32em] sm:px-6">
        {children}
      </div>
    </details>
  )
}

function useOpenedByAddress(id: string | undefined) {
  const details = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  useEffect(() => {
    if (!id || location.hash !== `#${id}` || !details.current) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [location, id])
  return details
}
