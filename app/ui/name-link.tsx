import type { ReactNode } from "react"
import { Link } from "react-router"
import { ProductName } from "./product-name.tsx"

/** Links the name of a row; a name of one line is 44 px high to press, but takes up the height of its line only. */
export function NameLink({ children, ...link }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link {...link} className="-my-2.5 block w-fit py-2.5 underline-offset-4 hover:underline">
      {children}
    </Link>
  )
}

/** At most two lines, in a table three. */
export function RowName({ children }: { children: string }) {
  return (
    <span className="line-clamp-2 xl:line-clamp-3">
      <ProductName>{children}</ProductName>
    </span>
  )
}
