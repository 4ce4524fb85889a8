import { type Field, fieldsIn, fillable, isFilled, tell, valueOf } from "./fields.ts"

const heard = new WeakMap<Element, string | boolean>()

/**
 * Browsers, password managers and extensions may fill in fields without an event: before a form is sent, it is told of
 * each field that has something else than was heard of it.
 */
export function hearAutofill() {
  addEventListener("input", ({ target }) => note(target), true)
  addEventListener("submit", ({ target }) => target instanceof HTMLFormElement && tellUnheard(target), true)
}

function note(target: EventTarget | null) {
  if (isField(target)) heard.set(target, valueOf(target))
}

function tellUnheard(form: HTMLFormElement) {
  for (const field of fieldsIn(form)) if (!isKnown(field)) tell(field)
}

function isKnown(field: Field) {
  return heard.has(field) ? heard.get(field) === valueOf(field) : !isFilled(field)
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fillable)
}
