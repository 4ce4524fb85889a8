import * as texts from "#texts/page"
import { useEffect } from "react"
import { warnNotStored } from "../storage/warn-not-stored.ts"
import { writeStorage } from "../storage/storage.ts"
import { Icon } from "./icon.tsx"

/** Stores the choice; without one the system's preference applies. */
export function ThemeSwitch() {
  useEffect(followOtherTabs, [])
  return (
    <button
      type="button"
      className="btn btn-square large-text:size-[44px] border-0 bare text-inherit shadow-none"
      aria-label={texts.changeTheme}
      onClick={change}
    >
      <Icon>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
      </Icon>
    </button>
  )
}

function followOtherTabs() {
  addEventListener("storage", follow)
  return () => removeEventListener("storage", follow)
}

function follow({ key, newValue }: StorageEvent) {
  if (key === "theme" && newValue) applyTheme(newValue)
}

function change() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const theme = colorScheme.includes("dark") ? "maple" : "ebony"
  applyTheme(theme)
  if (!writeStorage("theme", theme)) void warnNotStored("theme")
}

/** Disables transitions, or buttons and cards would change later than the page (app.css). */
function applyTheme(theme: string) {
  const { dataset } = document.documentElement
  dataset["changingTheme"] = ""
  dataset["theme"] = theme
  setTimeout(() => delete dataset["changingTheme"], 200)
}
