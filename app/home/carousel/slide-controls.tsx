import * as texts from "#texts/home"
import type { ComponentProps } from "react"
import { Arrow } from "../../ui/arrow.tsx"
import { arrowKeyNavigation } from "../../ui/arrow-key-navigation.ts"

type Props = {
  count: number
  current: number
  isStopped: boolean
  scrollerId: string
  onShow: (index: number) => void
  onToggle: () => void
}

/** First in the DOM, so that Pause comes before what moves; displayed below the picture. */
export function SlideControls({ count, current, isStopped, scrollerId, onShow, onToggle }: Props) {
  return (
    <div className="absolute inset-x-0 bottom-0 flex h-14 items-center justify-between px-2 md:left-auto md:h-24 md:px-5 noscript:hidden">
      <Control
        className="motion-reduce:invisible"
        label={isStopped ? texts.play : texts.pause}
        onClick={onToggle}
      >
        <Icon path={isStopped ? "M8 5v14l11-7z" : "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"} />
      </Control>
      <Control label={texts.previousSlide} aria-controls={scrollerId} onClick={() => onShow(current - 1)}>
        <Arrow to="back" />
      </Control>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move the focus among its buttons */}
      <fieldset
        aria-label={texts.chooseSlide}
        className="flex min-w-0 large-text:hidden"
        onKeyDown={arrowKeyNavigation}
      >
        {Array.from({ length: count }, (_, index) => (
          <Picker key={index} index={index} isCurrent={index === current} onShow={onShow} />
        ))}
      </fieldset>
      <Control label={texts.nextSlide} aria-controls={scrollerId} onClick={() => onShow(current + 1)}>
        <Arrow to="on" />
      </Control>
    </div>
  )
}

function Control({ label, className = "", ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <button {...rest} type="button" aria-label={label} className={`btn btn-square btn-ghost ${className}`} />
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

type PickerProps = { index: number; isCurrent: boolean; onShow: (index: number) => void }

function Picker({ index, isCurrent, onShow }: PickerProps) {
  return (
    <button
      type="button"
      aria-label={texts.showSlide(index + 1)}
      aria-current={isCurrent ? "true" : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => isCurrent || onShow(index)}
      onClick={() => onShow(index)}
      className="group grid h-11 w-11 min-w-6 shrink cursor-pointer place-items-center rounded-field"
    >
      <span
        className={`h-3 rounded-full border-2 ${isCurrent ? "filled w-7 border-primary bg-primary" : "w-3 border-edge group-hover:bg-edge"}`}
      />
    </button>
  )
}
