import { createContext } from "react-router"

/** The server's handler of unexpected errors in pages. */
export const failureContext = createContext<(error: unknown) => void>()
