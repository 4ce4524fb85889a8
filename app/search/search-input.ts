export function searchInputOf(form: HTMLFormElement) {
  const input = form.elements.namedItem("q")
  return input instanceof HTMLInputElement ? input : undefined
}
