import { type FocusEvent, type PointerEvent, useState } from "react"

export function useHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  return {
    isHere: isHovered || isFocused,
    on: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== "touch"),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
