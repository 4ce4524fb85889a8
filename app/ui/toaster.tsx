import { useLayoutEffect, useRef, useState } from "react"
import { liftOver, pressable } from "./toast-position.ts"
import { resolveValue, type Toast, useToaster } from "react-hot-toast/headless"

export { toast } from "react-hot-toast/headless"

/** Spec §9, in milliseconds; the limit of 20 toasts is the library's own. */
const options = {
  duration: 4_000,
  success: { duration: 2_000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  removeDelay: 300,
}

/** In pixels, between two toasts. */
const gutter = 8

/** The newest is at the bottom; hover pauses the timers. */
export function Toaster() {
  const { toasts, handlers } = useToaster(options)
  const { stack, lift } = useLift(toasts)
  return (
    <div
      ref={stack}
      style={{ transform: `translateY(${-lift}px)` }}
      className="pointer-events-none fixed right-[max(1rem,env(safe-area-inset-right))] bottom-4 z-50 w-[min(22rem,calc(100vw-2rem))] -translate-y-(--bars)"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <Placed
          key={toast.id}
          toast={toast}
          offset={handlers.calculateOffset(toast, { gutter })}
          onHeight={handlers.updateHeight}
        />
      ))}
    </div>
  )
}

/** Returns how far the toasts rise so that they cover no interactive element. */
function useLift(toasts: Toast[]) {
  const stack = useRef<HTMLDivElement>(null)
  const [lift, setLift] = useState(0)
  const height = toasts.reduce((sum, { height: each = 0 }) => sum + each + gutter, 0)
  useLayoutEffect(() => {
    const place = () => setLift((before) => (stack.current ? liftOf(stack.current, before, height) : 0))
    place()
    // the page below may change while a toast is shown, for example by a navigation
    const timer = height > 0 ? setInterval(place, 500) : undefined
    return () => clearInterval(timer)
  }, [height])
  return { stack, lift }
}

function liftOf(stack: HTMLElement, before: number, height: number) {
  const { left, right, bottom: raised } = stack.getBoundingClientRect()
  const bottom = raised + before
  const header = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0
  return liftOver({ left, right, bottom, top: bottom - height }, pressable(), Math.max(0, header))
}

type PlacedProps = { toast: Toast; offset: number; onHeight: (id: string, height: number) => void }

function Placed({ toast, offset, onHeight }: PlacedProps) {
  function measure(place: HTMLElement | null) {
    if (place && place.offsetHeight !== toast.height) onHeight(toast.id, place.offsetHeight)
  }
  return (
    <div
      ref={measure}
      style={{ translate: `0 ${-offset}px` }}
      className="absolute right-0 bottom-0 flex w-max max-w-full transition duration-200 motion-reduce:transition-none"
    >
      <Message toast={toast} />
    </div>
  )
}

export function Message({ toast }: { toast: Toast }) {
  const { visible, type, message } = toast
  return (
    <div
      className={`max-w-full rounded border border-edge bg-neutral px-4 py-3 text-neutral-content shadow-lg transition duration-200 motion-reduce:transition-none starting:translate-y-2 starting:opacity-0 ${
        visible ? "[@media(hover:hover)]:pointer-events-auto" : "translate-y-2 opacity-0"
      }`}
    >
      <div className="flex items-start gap-3 wrap-anywhere">
        <Sign type={type} />
        {resolveValue(message, toast)}
      </div>
    </div>
  )
}

function Sign({ type }: Pick<Toast, "type">) {
  if (type !== "success" && type !== "error") return null
  return (
    <svg viewBox="0 0 20 20" className="mt-0.5 size-5 shrink-0" aria-hidden>
      <circle cx="10" cy="10" r="10" className={type === "success" ? "fill-success" : "fill-error"} />
      <path
        d={type === "success" ? "m5.5 10.5 3 3 6-7" : "m6.5 6.5 7 7m0-7-7 7"}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className={type === "success" ? "stroke-success-content" : "stroke-error-content"}
      />
    </svg>
  )
}
