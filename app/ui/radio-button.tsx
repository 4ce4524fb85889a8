import type { ComponentProps } from "react"

export function RadioButton({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="radio" className="radio shrink-0 border-edge checked:text-primary" {...input} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  )
}
