import type { ReactNode } from "react"

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return children ? (
    <p id={id} className="font-medium text-error">
      {children}
    </p>
  ) : null
}
