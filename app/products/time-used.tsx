import * as format from "#texts/format"
import * as texts from "#texts/products"

export function TimeUsed({ time }: { time: string }) {
  const words = <bdi>{format.timeUsed(time)}</bdi>
  return /used|ব্যবহ/i.test(time) ? (
    words
  ) : (
    <>
      {texts.used.before}
      {words}
      {texts.used.after}
    </>
  )
}
