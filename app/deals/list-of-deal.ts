import { useLocation } from "react-router"

type FromList = { search: string }

/** Returns the link state for a deal: the query string of its list, for the link back. A reload keeps it. */
export function useFromList(): FromList {
  const { search } = useLocation()
  return { search }
}

export function useListSearch() {
  const state: unknown = useLocation().state
  return isFromList(state) ? state.search : ""
}

function isFromList(state: unknown): state is FromList {
  return typeof state === "object" && state !== null && "search" in state && typeof state.search === "string"
}
