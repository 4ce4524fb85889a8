import { type FocusEvent, type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef } from "react"
import { type NavigateOptions, useNavigate } from "react-router"
import * as format from "#texts/format"
import type { SearchParams } from "../data/search-params.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { fillForm } from "./fill-form.ts"

/** Returns handlers for a form that is submitted after each choice, and after typing when the field loses the focus. */
export function useAutoSubmit(form: RefObject<HTMLFormElement | null>, params: SearchParams) {
  const navigate = useNavigate()
  const underWay = useRef<Promise<unknown>>(undefined)
  useEffect(() => {
    // the URL may be older than a choice that is being submitted
    if (form.current && !underWay.current) fillForm(form.current, asTyped(params))
  }, [form, params])
  useEffect(() => {
    // going back cancels a choice that is being submitted
    const leave = () => void (underWay.current = undefined)
    addEventListener("popstate", leave)
    return () => removeEventListener("popstate", leave)
  }, [])
  function follow(changed: HTMLFormElement, options?: NavigateOptions) {
    const sheet = openSheetOf(changed)
    const following: Promise<unknown> = loadFollowing()
      .then<unknown>(
        ({ followFilters }) =>
          underWay.current === following && followFilters(changed, sheet, navigate, params, options),
      )
      .catch(() => underWay.current === following && changed.submit())
      .finally(() => {
        if (underWay.current === following) underWay.current = undefined
      })
    underWay.current = following
  }
  return {
    onChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      if (!isTyped(target)) follow(currentTarget, inPlace)
    },
    onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
      if (isTyped(target) && target.value.trim() !== (asTyped(params)[target.name] ?? ""))
        follow(currentTarget, inPlace)
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      const { currentTarget } = event
      event.preventDefault()
      follow(currentTarget)
      openSheetOf(currentTarget)?.hidePopover()
    },
  }
}

/** Handles the toggle of a sheet around the form. */
export function onSheetToggle({ currentTarget }: { currentTarget: HTMLElement }) {
  // without the chunk, Back leaves the list
  void loadFollowing().then(
    ({ onToggle }) => onToggle(currentTarget),
    () => undefined,
  )
}

function loadFollowing() {
  return loadChunk(() => import("./follow-filters.ts"))
}

function openSheetOf(form: HTMLFormElement) {
  return form.closest<HTMLElement>(":popover-open")
}

const inPlace = { preventScrollReset: true }

function isTyped(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== "checkbox"
}

function asTyped({ min, max, ...others }: SearchParams): Record<string, string | undefined> {
  return { ...others, min: min && format.digits(min), max: max && format.digits(max) }
}
