import type { Deal } from "../../contract/deals.ts"
import { awaitedUntil, type Times } from "../disputes/is-awaited.ts"

type Due = Pick<Deal, "state" | "dueAt"> & { dispute?: Times | undefined }

export function dueOf({ state, dueAt, dispute }: Due) {
  if (state === "paying") return undefined
  return state === "disputed" ? awaitedUntil(dispute ?? {}) : dueAt
}
