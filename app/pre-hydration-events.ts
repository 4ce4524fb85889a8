import { type Field, fieldsIn, fillable, isFilled, tell, valueOf, write } from "./fields.ts"

/** What someone did before the scripts had come: the last button pressed; and each field filled in, the last one last. */
type Early = {
  filled: Map<Field, string | boolean>
  pressed?: HTMLButtonElement | undefined
  hear: (event: Event) => void
}

declare global {
  var early: Early | undefined
}

/**
 * Runs in the page before anything can be pressed. A form would be sent by the browser, to nowhere. Whoever leaves the page
 * and comes back does not mean the press any more. It has no quotes or angle brackets, which React would escape.
 */
export const hearEarly = `early={filled:new Map,hear(event){const at=event.target,{filled}=early;if(event.type===\`click\`){const button=at.closest(\`button\`);if(button){early.pressed=button;event.preventDefault();event.stopImmediatePropagation()}}else if(at.matches(\`${fillable}\`)){filled.delete(at);filled.set(at,/radio|checkbox/.test(at.type)?at.checked:at.value)}}};for(const kind of [\`click\`,\`input\`])addEventListener(kind,early.hear,true);addEventListener(\`pagehide\`,function(){if(early)early.pressed=undefined})`

/** Before React looks at the page: notes what was filled in without an event, and where each thing stands. */
export function beforeHydration() {
  const { early } = globalThis
  if (!early) return () => undefined
  for (const field of fieldsIn(document)) if (isFilled(field)) early.filled.set(field, valueOf(field))
  const before = interactive()
  const active = document.activeElement
  return () => {
    catchUp(early, (element) => successorOf(element, before))
    if (active && document.activeElement === document.body) focusAgain(successorOf(active, before))
  }
}

/** Does what was done too early, once the page can hear it. */
function catchUp(
  { filled, pressed, hear }: Early,
  now: <Kind extends Element>(element: Kind) => Kind | undefined,
) {
  // strict mode runs it twice
  if (!globalThis.early) return
  globalThis.early = undefined
  for (const kind of ["click", "input"]) removeEventListener(kind, hear, true)
  for (const [was, value] of filled) {
    const field = now(was)
    if (!field) continue
    // to write what stands there anew would move the caret, and cut off a word that a phone is still putting together
    if (!isFilled(field)) write(field, value)
    tell(field)
  }
  // once React has rendered what was told: until then it shows its own fields as they were
  if (pressed) setTimeout(() => now(pressed)?.click())
}

function focusAgain(element: Element | undefined) {
  if (element instanceof HTMLElement) element.focus()
}

function interactive() {
  return [...document.querySelectorAll(`button,${fillable}`)]
}

/** What stands where this stood: React builds the page anew where an extension has changed it. */
function successorOf<Kind extends Element>(element: Kind, before: Element[]): Kind | undefined {
  if (element.isConnected) return element
  const isAlike = (other: Element): other is Kind =>
    other.tagName === element.tagName &&
    other.getAttribute("name") === element.getAttribute("name") &&
    other.textContent === element.textContent
  return interactive().filter(isAlike)[before.filter(isAlike).indexOf(element)]
}
