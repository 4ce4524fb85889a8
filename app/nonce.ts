import { createContext as createReactContext } from "react"
import { createContext } from "react-router"

/** Marks the inline scripts of a page while the server renders it; a browser never sees it. */
export const Nonce = createReactContext<string | undefined>(undefined)

/** How the server says it. */
export const nonceContext = createContext<string | undefined>()
