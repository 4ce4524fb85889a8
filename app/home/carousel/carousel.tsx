import * as texts from "#texts/home"
import { useId } from "react"
import { SlideControls } from "./slide-controls.tsx"
import { Slide, slides } from "./slides.tsx"
import { useSlides } from "./use-slides.ts"

export function Carousel() {
  const { current, isMoving, isStopped, show, toggle, onSection, onScroller } = useSlides(slides.length)
  const scrollerId = useId()

  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={texts.aboutBackline}
      className="relative overflow-hidden rounded-box border border-base-300 bg-base-200 pb-14 md:pb-0"
      {...onSection}
    >
      <SlideControls
        count={slides.length}
        current={current ?? 0}
        isStopped={isStopped}
        scrollerId={scrollerId}
        onShow={show}
        onToggle={toggle}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
      <div
        {...onScroller}
        id={scrollerId}
        role="group"
        aria-label={texts.slides}
        aria-live={isMoving ? "off" : "polite"}
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-4"
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.title}
            slide={slide}
            label={texts.slideOf(index + 1, slides.length)}
            isAside={current !== undefined && index !== current}
          />
        ))}
      </div>
    </section>
  )
}
