/** A field of a form whose content the page may read. */
export type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  /** React's own: it passes on what differs from what it knows of a field. */
  _valueTracker?: { setValue(value: string): void }
}

export const fillable = "input:not([type=file]),textarea,select"

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
  if (isChoice(field)) return field.checked !== field.defaultChecked
  return field.value !== ("defaultValue" in field ? field.defaultValue : defaultOf(field))
}

/** Tells React and the form what stands in a field, as if it had just been typed. */
export function tell(field: Field) {
  field._valueTracker?.setValue(isChoice(field) ? String(!field.checked) : `${field.value} `)
  // React hears of a choice by its click, of a list by its change
  const kind = isChoice(field) ? "click" : "options" in field ? "change" : "input"
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** What a list shows before anyone picks from it. */
function defaultOf({ options }: HTMLSelectElement) {
  const given = Array.from(options).find(({ defaultSelected }) => defaultSelected)
  return (given ?? options[0])?.value ?? ""
}

function isChoice(field: Field): field is HTMLInputElement {
  return /radio|checkbox/.test(field.type)
}
