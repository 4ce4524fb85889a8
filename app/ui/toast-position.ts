type Rect = Pick<DOMRect, "top" | "bottom" | "left" | "right">

/** In pixels, between toasts and interactive elements. */
const gap = 8

/** Returns how many pixels toasts rise from `stack` to cover the fewest targets, without rising above `top`. */
export function liftOver(stack: Rect, targets: Rect[], top: number) {
  const height = stack.bottom - stack.top
  const beside = targets.filter(({ left, right }) => right > stack.left && left < stack.right)
  const bottoms = [stack.bottom, ...beside.map((target) => target.top - gap)]
  const covered = (place: number) =>
    beside.filter((each) => each.bottom > place - height && each.top < place).length
  const [best = stack.bottom] = bottoms
    .filter((bottom) => bottom <= stack.bottom && bottom - height >= top)
    .toSorted((one, other) => covered(one) - covered(other) || other - one)
  return stack.bottom - best
}

export function pressable() {
  return [
    ...document.querySelectorAll(":is(main, footer) :is(a[href], button, input, select, textarea, summary)"),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
}
