import type { ComponentProps } from "react"

/** Stands above the bars at the bottom; what has the focus keeps clear of it (safe-area.css). */
export function Strip({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={`strip fixed inset-x-0 bottom-[calc(var(--bars)-var(--strip))] z-20 min-h-(--strip) border-t-4 bg-base-200 px-4 low:static low:py-2 ${className}`}
    />
  )
}
