import type { ComponentProps } from "react"

/** Fixed above the other bars at the bottom; scroll padding keeps focused elements clear of it (safe-area.css). */
export function BottomBar({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={`bottom-bar fixed inset-x-0 bottom-[calc(var(--bars)-var(--bottom-bar))] z-20 min-h-(--bottom-bar) border-t-4 bg-base-200 px-4 low:static low:py-2 ${className}`}
    />
  )
}
