import { type Field, fieldsIn, fieldSelector, isDirty, notifyInput, valueOf } from "./fields.ts"

const lastInputs = new WeakMap<Element, string | boolean>()

/** Password managers may fill in fields without an event: before a submit, each such field gets its input event. */
export function syncAutofill() {
  addEventListener("input", ({ target }) => recordInput(target), true)
  addEventListener("submit", ({ target }) => target instanceof HTMLFormElement && syncFields(target), true)
}

function recordInput(target: EventTarget | null) {
  if (isField(target)) lastInputs.set(target, valueOf(target))
}

/** For a form that is sent by something else than its submit event. */
export function syncFields(form: HTMLFormElement) {
  for (const field of fieldsIn(form)) if (!isInSync(field)) notifyInput(field)
}

function isInSync(field: Field) {
  return lastInputs.has(field) ? lastInputs.get(field) === valueOf(field) : !isDirty(field)
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fieldSelector)
}
