type Field = HTMLInputElement | HTMLTextAreaElement

/** What someone did before the scripts had come: the last button pressed; and each field filled in, the last one last. */
type Early = {
  filled: Map<Field, boolean | undefined>
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
export const hearEarly = `early={filled:new Map,hear(event){const at=event.target,{filled}=early;if(event.type===\`click\`){const button=at.closest(\`button\`);if(button){early.pressed=button;event.preventDefault();event.stopImmediatePropagation()}}else if(at.matches(\`input:not([type=file]),textarea\`)){filled.delete(at);filled.set(at,at.checked)}}};for(const kind of [\`click\`,\`input\`])addEventListener(kind,early.hear,true);addEventListener(\`pagehide\`,function(){if(early)early.pressed=undefined})`

/** Does what was done too early, once the page can hear it. */
export function catchUp() {
  const { early } = globalThis
  if (!early) return
  globalThis.early = undefined
  for (const kind of ["click", "input"]) removeEventListener(kind, early.hear, true)
  for (const [field, checked] of early.filled) {
    if (!/radio|checkbox/.test(field.type)) tell(field)
    else if ("checked" in field && field.checked !== checked) field.click()
  }
  early.pressed?.click()
}

/**
 * Says that a field was typed in. React passes on what differs from what it knows of the field, and it has seen what stands
 * there; to write it anew would move the caret, and cut off a word that a phone is still putting together.
 */
function tell(field: Field & { _valueTracker?: { setValue(value: string): void } }) {
  field._valueTracker?.setValue("")
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
