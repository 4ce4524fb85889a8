import * as texts from "#texts/lists"
import type { MutationOptions } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { Deleted } from "../../contract/fields.ts"
import { ConfirmedAction } from "./confirmed-action.tsx"

type Props = {
  id: string
  name: string
  label?: string
  act: string
  removal: MutationOptions<Deleted, Error, string>
  removed: string
  onDone?: (() => void) | undefined
  /** What else is deleted. */
  children?: ReactNode
}

export function RemoveButton({ label = texts.remove, removal, removed, ...row }: Props) {
  return <ConfirmedAction {...row} isRemoval label={label} action={removal} done={removed} />
}
