import { type RefObject, useEffect, useState, useSyncExternalStore } from "react"

export function useCanAutoplay(element: RefObject<HTMLElement | null>) {
  const isStill = useSyncExternalStore(onMotionChange, wantsLessMotion, () => true)
  const isTabVisible = useSyncExternalStore(onTabChange, isTabShown, () => false)
  const isInView = useIsInView(element)
  return !isStill && isTabVisible && isInView
}

function useIsInView(element: RefObject<HTMLElement | null>) {
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.some((entry) => entry.isIntersecting)),
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isInView
}

function lessMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)")
}

function wantsLessMotion() {
  return lessMotion().matches
}

function onMotionChange(changed: () => void) {
  const query = lessMotion()
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

function isTabShown() {
  return document.visibilityState === "visible"
}

function onTabChange(changed: () => void) {
  document.addEventListener("visibilitychange", changed)
  return () => document.removeEventListener("visibilitychange", changed)
}
