import * as texts from "#texts/lists"
import type { MutationOptions } from "@tanstack/react-query"
import type { Deleted } from "../../contract/fields.ts"
import { ConfirmedAction } from "./confirmed-action.tsx"

type Props = {
  id: string
  /** Names the row in the accessible name of the button. */
  name: string
  label?: string
  /** Ends the dialog's title, like "delete Boss DS-1?". */
  act: string
  removal: MutationOptions<Deleted, Error, string>
  /** The toast after it. */
  removed: string
}

/** Removes one row of a list, after a confirmation (spec §4). */
export function RemoveButton({ label = texts.remove, removal, removed, ...row }: Props) {
  return <ConfirmedAction {...row} isRemoval label={label} action={removal} done={removed} />
}
