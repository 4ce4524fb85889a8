import type { ComponentProps } from "react"
import { Link } from "react-router"
import { Arrow } from "./arrow.tsx"

export function BackLink({ children, ...link }: Omit<ComponentProps<typeof Link>, "className">) {
  return (
    <Link
      {...link}
      viewTransition
      className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
    >
      <Arrow to="back" className="-ml-1.5 size-5" />
      {children}
    </Link>
  )
}
