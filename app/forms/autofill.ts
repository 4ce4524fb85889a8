import { type Field, fieldsIn, fieldSelector, isDirty, notifyInput, valueOf } from "./fields.ts"

const lastInputs = new WeakMap<Element, string | boolean>()

/** Dispatches, before each submit, the input event of fields that a password manager filled in without one. */
export function syncAutofill() {
  addEventListener("input", ({ target }) => recordInput(target), true)
  addEventListener("submit", ({ target }) => target instanceof HTMLFormElement && syncFields(target), true)
}

function recordInput(target: EventTarget | null) {
  if (isField(target)) lastInputs.set(target, valueOf(target))
}

/** Dispatches the missing input events of one form, for a form that is sent without a submit event. */
export function syncFields(form: HTMLFormElement) {
  for (const field of fieldsIn(form)) if (!isInSync(field)) notifyInput(field)
}

function isInSync(field: Field) {
  return lastInputs.has(field) ? lastInputs.get(field) === valueOf(field) : !isDirty(field)
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fieldSelector)
}
