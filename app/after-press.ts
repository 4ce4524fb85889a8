/** In milliseconds: whoever holds on for longer presses nothing; the click of a finger follows its release. */
const heldBy = { pointerdown: 5_000, pointerup: 50, pointercancel: 0, click: 0, change: 0 }

let heldUntil = 0

if (!import.meta.env.SSR)
  for (const [kind, duration] of Object.entries(heldBy))
    addEventListener(kind, () => (heldUntil = performance.now() + duration), true)

/** Runs it soon, but not while something is pressed, which would move from under the finger and lose its click. */
export function afterPress(act: () => void) {
  setTimeout(() => (performance.now() < heldUntil ? afterPress(act) : act()))
}
