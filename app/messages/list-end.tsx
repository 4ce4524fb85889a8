import * as texts from "#texts/messages"
import { useEffect, useRef, useState } from "react"
import { afterPress } from "../after-press.ts"
import { Button } from "../ui/button.tsx"

type Props = { count: number; isOwn: boolean | undefined }

/** Keeps the newest message in view of whoever reads the end or writes; whoever reads further up is told of it. */
export function ListEnd({ count, isOwn = false }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const wasInView = useRef(true)
  const [isBelow, setBelow] = useState(false)
  useEffect(
    () =>
      observe(end.current, (isInView) => {
        wasInView.current = isInView
        if (isInView) setBelow(false)
      }),
    [],
  )
  useEffect(() => {
    if (count === 0) return
    if (wasInView.current || isOwn) afterPaint(() => show(end.current))
    else setBelow(true)
  }, [count, isOwn])
  return (
    <>
      <div ref={end} aria-hidden="true" className="-mt-3" />
      <div className="sticky bottom-[calc(var(--bars)+6rem)] z-1 -mt-3 h-0 justify-self-center">
        {isBelow && (
          <Button className="-translate-y-full" onClick={() => show(end.current)}>
            {texts.newerBelow}
          </Button>
        )}
      </div>
    </>
  )
}

/** With what stands below it: the field for writing lies over the messages until it is at its own place. */
function show(end: HTMLElement | null) {
  const around = end?.parentElement
  if (!around) return
  const below = around.getBoundingClientRect().bottom - end.getBoundingClientRect().top
  end.style.scrollMarginBottom = `${below}px`
  end.scrollIntoView({ block: "nearest" })
}

/** In the frame in which the messages come, a browser would count a scroll as a layout shift of what is below them. */
function afterPaint(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => afterPress(act)))
}

function observe(element: Element | null, onChange: (isInView: boolean) => void) {
  const observer = new IntersectionObserver((entries) =>
    onChange(entries.some(({ isIntersecting }) => isIntersecting)),
  )
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
