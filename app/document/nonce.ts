import { createContext as createReactContext } from "react"
import { createContext } from "react-router"

/** Placeholders: the server replaces them by hashes before it sends the page. */
export const Nonce = createReactContext<string | undefined>(undefined)

export const nonceContext = createContext<string | undefined>()
