import { createContext } from "react-router"

/** Where the server wants to hear of what a page did not foresee. */
export const failureContext = createContext<(error: unknown) => void>()
