import * as texts from "#texts/products"

export function TimeUsed({ time }: { time: string }) {
  const words = <bdi>{time}</bdi>
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
