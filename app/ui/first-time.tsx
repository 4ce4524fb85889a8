import { type ReactNode, useId } from "react"
import { Link } from "react-router"

type Props = { title: string; next: { to: string; label: string }; children: ReactNode }

export function FirstTime({ title, next, children }: Props) {
  const id = useId()
  return (
    <aside
      aria-labelledby={id}
      className="grid justify-items-start gap-2 rounded-box border-l-4 border-success bg-base-200 p-5"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p>{children}</p>
      <Link to={next.to} viewTransition className="btn mt-2 border-edge bare">
        {next.label}
      </Link>
    </aside>
  )
}
