import { createContext } from "react-router"

export const failureContext = createContext<(error: unknown) => void>()
