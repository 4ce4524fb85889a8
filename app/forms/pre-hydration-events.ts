import { type Field, fieldsIn, fieldSelector, isDirty, notifyInput, valueOf, setValue } from "./fields.ts"

/** Input before hydration: the last button pressed, and each changed field in the order of its last change. */
type PreHydrationEvents = {
  filled: Map<Field, string | boolean>
  pressed?: HTMLButtonElement | undefined
  listener: (event: Event) => void
}

declare global {
  var preHydrationEvents: PreHydrationEvents | undefined
}

/** Inline script without quotes or < > (React escapes them): records input; holds clicks, except on popover buttons. */
export const recordPreHydrationEvents = `preHydrationEvents={filled:new Map,listener(event){const at=event.target,recorded=preHydrationEvents,{filled}=recorded;if(event.type===\`click\`){const button=at.closest(\`button:not([popovertarget])\`);if(button){recorded.pressed=button;event.preventDefault();event.stopImmediatePropagation()}}else if(at.matches(\`${fieldSelector}\`)){filled.delete(at);filled.set(at,/radio|checkbox/.test(at.type)?at.checked:at.value)}}};for(const kind of [\`click\`,\`input\`])addEventListener(kind,preHydrationEvents.listener,true);addEventListener(\`pagehide\`,function(){if(preHydrationEvents)preHydrationEvents.pressed=undefined})`

/** Runs before hydration: records fields filled in without an event. Returns a function that replays everything. */
export function capturePreHydration() {
  const recorded = globalThis.preHydrationEvents
  if (!recorded) return () => undefined
  for (const field of fieldsIn(document)) if (isDirty(field)) recorded.filled.set(field, valueOf(field))
  const before = interactive()
  const active = document.activeElement
  return () => {
    replay(recorded, (element) => successorOf(element, before))
    if (active && document.activeElement === document.body) restoreFocus(successorOf(active, before))
  }
}

function replay(
  { filled, pressed, listener }: PreHydrationEvents,
  successor: <Kind extends Element>(element: Kind) => Kind | undefined,
) {
  // strict mode runs effects twice
  if (!globalThis.preHydrationEvents) return
  globalThis.preHydrationEvents = undefined
  for (const kind of ["click", "input"]) removeEventListener(kind, listener, true)
  for (const [was, value] of filled) {
    const field = successor(was)
    if (!field) continue
    // setting the value again would move the caret and end an input method's composition
    if (!isDirty(field)) setValue(field, value)
    notifyInput(field)
  }
  // after React has rendered the replayed input
  if (pressed) setTimeout(() => successor(pressed)?.click())
}

function restoreFocus(element: Element | undefined) {
  if (element instanceof HTMLElement) element.focus()
}

function interactive() {
  return [...document.querySelectorAll(`button,${fieldSelector}`)]
}

/** Returns the element that replaced this one: React renders the page again if an extension has changed its HTML. */
function successorOf<Kind extends Element>(element: Kind, before: Element[]): Kind | undefined {
  if (element.isConnected) return element
  const isAlike = (other: Element): other is Kind =>
    other.tagName === element.tagName &&
    other.getAttribute("name") === element.getAttribute("name") &&
    other.textContent === element.textContent
  return interactive().filter(isAlike)[before.filter(isAlike).indexOf(element)]
}
