/** The NODE_OPTIONS that shift a product's clock by this many milliseconds; its database's clock stays right. */
export function shiftClock(milliseconds: number) {
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
