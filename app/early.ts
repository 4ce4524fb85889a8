type Field = HTMLInputElement | HTMLTextAreaElement

/** What someone did before the scripts had come: the last button pressed, and what was typed. */
type Early = {
  typed: Map<Field, { value: string; checked?: boolean }>
  pressed?: HTMLButtonElement
  hear: (event: Event) => void
}

declare global {
  var early: Early | undefined
}

/**
 * Runs in the page before anything can be pressed. A form would be sent by the browser, to nowhere. It has no quotes or
 * angle brackets, which React would escape.
 */
export const hearEarly = `early={typed:new Map,hear(event){const at=event.target;if(event.type===\`input\`)early.typed.set(at,{value:at.value,checked:at.checked});else{const button=at.closest(\`button\`);if(button){early.pressed=button;event.preventDefault();event.stopImmediatePropagation()}}}};for(const kind of [\`click\`,\`input\`])addEventListener(kind,early.hear,true)`

/** Does what was done too early, once the page can hear it. */
export function catchUp() {
  const { early } = globalThis
  if (!early) return
  globalThis.early = undefined
  for (const kind of ["click", "input"]) removeEventListener(kind, early.hear, true)
  for (const [field, { value, checked }] of early.typed)
    if (/radio|checkbox/.test(field.type)) choose(field, checked)
    else type(field, value)
  early.pressed?.click()
}

function choose(field: Field, checked: boolean | undefined) {
  if ("checked" in field && field.checked !== checked) field.click()
}

/** As a person does: React tells it by comparing with what was set by the field's own property, which is passed by. */
function type(field: Field, value: string) {
  field.value = ""
  Reflect.set(Object.getPrototypeOf(field), "value", value, field)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
