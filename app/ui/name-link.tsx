import type { ReactNode } from "react"
import { Link } from "react-router"
import { ProductName } from "./product-name.tsx"

/** The name of a row that leads on: of one line 44 px to press, in the height of its lines. */
export function NameLink({ children, ...link }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link {...link} className="-my-2.5 block w-fit py-2.5 underline-offset-4 hover:underline">
      {children}
    </Link>
  )
}

/** No longer than two lines, in a table three. */
export function RowName({ children }: { children: string }) {
  return (
    <span className="line-clamp-2 xl:line-clamp-3">
      <ProductName>{children}</ProductName>
    </span>
  )
}
