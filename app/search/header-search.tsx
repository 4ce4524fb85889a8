import { type MouseEvent, type RefObject, useEffect, useRef } from "react"
import * as texts from "#texts/search-field"
import { SearchIcon } from "../ui/search-icon.tsx"
import { SearchForm } from "./search-form.tsx"
import { isSlashKeyOn } from "./slash-key.ts"

/** A field in the top bar where there is room, else in a sheet that its button opens, also without JavaScript. */
export function HeaderSearch() {
  const sheet = useRef<HTMLDivElement>(null)
  useSlash(sheet)
  useCloseWhenWide(sheet)
  function open(event: MouseEvent) {
    // phones open the keyboard only for a focus within the click
    event.preventDefault()
    enter(sheet)
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="search"
        aria-label={texts.search}
        className="btn btn-square large-text:size-[44px] border-0 bare text-inherit shadow-none xl:hidden"
        onClick={open}
      >
        <SearchIcon />
      </button>
      <div ref={sheet} id="search" popover="auto" className="search-sheet">
        <SearchForm label={texts.whole}>
          <button
            type="button"
            popoverTarget="search"
            aria-label={texts.close}
            className="btn -mr-2 ml-2 btn-square text-2xl btn-ghost large-text:hidden xl:hidden"
          >
            <span aria-hidden="true">×</span>
          </button>
        </SearchForm>
      </div>
    </>
  )
}

type Sheet = RefObject<HTMLElement | null>

function enter({ current: sheet }: Sheet) {
  if (sheet && !sheet.checkVisibility()) sheet.showPopover()
  const input = sheet?.querySelector("input")
  input?.focus()
  input?.select()
}

function useSlash(sheet: Sheet) {
  useEffect(() => {
    function begin(event: KeyboardEvent) {
      if (event.key !== "/" || !isSlashKeyOn() || !isFree(event)) return
      event.preventDefault()
      enter(sheet)
    }
    addEventListener("keydown", begin)
    return () => removeEventListener("keydown", begin)
  }, [sheet])
}

/** Closes the sheet when the screen gets wide enough for the field, such as on a tablet that is turned. */
function useCloseWhenWide(sheet: Sheet) {
  useEffect(() => {
    const hasRoom = matchMedia("(width >= 80rem)")
    const close = () => hasRoom.matches && sheet.current?.hidePopover()
    hasRoom.addEventListener("change", close)
    return () => hasRoom.removeEventListener("change", close)
  }, [sheet])
}

/** Whether nothing is being typed and no dialog is open. */
function isFree({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || document.querySelector("dialog[open]")) return false
  return !(target instanceof Element && target.closest("input, textarea, select"))
}
