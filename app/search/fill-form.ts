/** Sets the fields of a form to the parameters of the URL, except the text field that has the focus. */
export function fillForm(form: HTMLFormElement, params: Record<string, string | boolean | undefined>) {
  for (const field of form.elements) {
    const value = "name" in field ? params[String(field.name)] : undefined
    const values = typeof value === "string" ? value : ""
    if (field instanceof HTMLInputElement && field.type === "checkbox")
      field.checked = values.split(",").includes(field.value)
    else if (field instanceof HTMLSelectElement) choose(field, values)
    else if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = values
  }
}

function choose(field: HTMLSelectElement, value: string) {
  field.value = value
  if (field.selectedIndex < 0) field.selectedIndex = 0
}
