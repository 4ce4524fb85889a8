/** In milliseconds, how long an event delays updates: a press of over 5 s counts as none; `click` follows a release. */
const delays = { pointerdown: 5_000, pointerup: 50, pointercancel: 0, click: 0, change: 0 }

let delayedUntil = 0

if (!import.meta.env.SSR)
  for (const [kind, duration] of Object.entries(delays))
    addEventListener(kind, () => (delayedUntil = performance.now() + duration), true)

/** Runs `act` soon, but not during a press: an update could move the pressed element, which would lose its click. */
export function afterPress(act: () => void) {
  setTimeout(() => (performance.now() < delayedUntil ? afterPress(act) : act()))
}
