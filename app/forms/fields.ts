export type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  /** React's private field: React ignores an input event whose value it already knows. */
  _valueTracker?: { setValue(value: string): void }
}

export const fieldSelector = "input:not([type=file]),textarea,select"

export function fieldsIn(within: ParentNode) {
  return within.querySelectorAll<Field>(fieldSelector)
}

export function valueOf(field: Field) {
  return isChoice(field) ? field.checked : field.value
}

export function setValue(field: Field, value: string | boolean) {
  if (isChoice(field)) field.checked = Boolean(value)
  else field.value = String(value)
}

/** Whether the value differs from the default in the HTML. */
export function isDirty(field: Field) {
  if (isChoice(field)) return field.checked !== field.defaultChecked
  return field.value !== ("defaultValue" in field ? field.defaultValue : defaultOf(field))
}

/** Dispatches an input event that React does not ignore, without setting the value, which would move the caret. */
export function notifyInput(field: Field) {
  field._valueTracker?.setValue(isChoice(field) ? String(!field.checked) : `${field.value} `)
  // React listens to click for checkboxes and to change for selects
  const kind = isChoice(field) ? "click" : "options" in field ? "change" : "input"
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}

function defaultOf({ options }: HTMLSelectElement) {
  const given = Array.from(options).find(({ defaultSelected }) => defaultSelected)
  return (given ?? options[0])?.value ?? ""
}

function isChoice(field: Field): field is HTMLInputElement {
  return /radio|checkbox/.test(field.type)
}
