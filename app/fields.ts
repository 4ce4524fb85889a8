/** A field of a form whose content the page may read. */
export type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  /** React's own: it passes on what differs from what it knows of a field. */
  _valueTracker?: { setValue(value: string): void }
}

export const fillable = "input:not([type=file]),textarea"

export function fieldsIn(within: ParentNode) {
  return within.querySelectorAll<Field>(fillable)
}

export function valueOf(field: Field) {
  return isChoice(field) ? field.checked : field.value
}

export function write(field: Field, value: string | boolean) {
  if (isChoice(field)) field.checked = Boolean(value)
  else field.value = String(value)
}

/** Whether it has something else than the page put there. */
export function isFilled(field: Field) {
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Tells React and the form what stands in a field, as if it had just been typed. */
export function tell(field: Field) {
  field._valueTracker?.setValue(isChoice(field) ? String(!field.checked) : `${field.value} `)
  field.dispatchEvent(new Event(isChoice(field) ? "click" : "input", { bubbles: true }))
}

function isChoice(field: Field): field is HTMLInputElement {
  return /radio|checkbox/.test(field.type)
}
