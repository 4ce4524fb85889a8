import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"

type Props = { id: string; asked: string; children: ReactNode }

/** A question that opens; an address that ends with its `#id` opens it too. */
export function Question({ id, asked, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  useEffect(() => {
    if (location.hash !== `#${id}` || !details.current) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [location, id])
  return (
    <details ref={details} id={id} className="group rounded-sm border border-edge bg-base-200">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <h2 className="text-xl">{asked}</h2>
        <span aria-hidden="true" className="text-2xl group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-4 px-4 pb-6 sm:px-6 [&>ul]:max-w-[32em]">
        {children}
        <a
          href={`#${id}`}
          className="link inline-flex min-h-11 items-center justify-self-start font-semibold"
          aria-label={`Link to this answer: ${asked}`}
        >
          Link to this answer
        </a>
      </div>
    </details>
  )
}
