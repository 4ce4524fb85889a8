/** Works over plain http, too, where `crypto.randomUUID` is missing. */
export function randomId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-")
}
