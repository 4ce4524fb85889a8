import * as texts from "#texts/messages"
import { useEffect, useRef, useState } from "react"
import { afterPress } from "../document/after-press.ts"
import { Button } from "../ui/button.tsx"

type Props = { count: number; isOwn: boolean | undefined }

/** Scrolls to a new message if the end was in view or the message is the person's own; otherwise offers a button. */
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

/** Scrolls down to what is below the end: the composer overlaps the messages until it is at its own place. */
function show(end: HTMLElement | null) {
  const around = end?.parentElement
  if (!around) return
  const below = around.getBoundingClientRect().bottom - end.getBoundingClientRect().top
  end.style.scrollMarginBottom = `${below}px`
  end.scrollIntoView({ block: "nearest" })
}

/** Waits for the next frame: a scroll in the frame that renders the messages would count as a layout shift. */
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
