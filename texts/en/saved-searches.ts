import type { Frequency } from "../../contract/saved-searches.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "Saved Searches"
export const caption = "My saved searches"
export const yours = "Your saved searches"
export const none =
  "You have not saved any searches yet. Search for what you want, then press “Tell me when there is one”."
export const search = "SEARCH"
export const columns = { name: "Name", frequency: "How often", action: "Action" }

export const tellMe = "Tell me when there is one"
export const explained =
  "We tell you when a product is listed that this search finds, and again when its price falls by 5% or more."
export const name = "Name"
export const frequency = "How often"
export const frequencies: Record<Frequency, string> = { "at-once": "At once", daily: "Once a day" }
export const save = "TELL ME"
export const saved = "Saved. We will tell you."
export const showAll = "Your saved searches"

export const open = "OPEN"
export const rename = "RENAME"
export const renaming = "Rename the search"
export const keepName = "SAVE"
export const changed = "Saved."
export const removing = (name: string) => `delete ${isolate(name)}?`
export const removed = (name: string) => `${isolate(name)} has been deleted.`
