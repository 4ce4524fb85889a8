/** A setting with which a product's clock is so many milliseconds off, and its database's is not. */
export function clockOff(milliseconds: number) {
  const program = `
    const right = Date
    globalThis.Date = class Date extends right {
      constructor(...given) {
        super(...(given.length === 0 ? [right.now() + ${milliseconds}] : given))
      }
      static now() {
        return right.now() + ${milliseconds}
      }
    }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` }
}
