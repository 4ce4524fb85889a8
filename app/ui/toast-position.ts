type Rect = Pick<DOMRect, "top" | "bottom" | "left" | "right">

/** In pixels, between toasts and what can be pressed. */
const gap = 8

/** How many pixels toasts rise from `stack` to cover no target; 0 where no place is free below `top`. */
export function liftOver(stack: Rect, targets: Rect[], top: number) {
  const height = stack.bottom - stack.top
  const beside = targets.filter(({ left, right }) => right > stack.left && left < stack.right)
  const bottoms = [stack.bottom, ...beside.map((target) => target.top - gap)]
  const free = bottoms
    .filter((bottom) => bottom <= stack.bottom && bottom - height >= top)
    .filter((bottom) => !beside.some((each) => each.bottom > bottom - height && each.top < bottom))
  return free.length > 0 ? stack.bottom - Math.max(...free) : 0
}

export function pressable() {
  return [...document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
}
