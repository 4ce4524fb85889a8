import { useLocation } from "react-router"

type FromList = { search: string }

/** State of a link to a deal: the search of its list, for the link back. History keeps it, also after a reload. */
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
