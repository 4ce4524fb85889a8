import { createContext as createReactContext } from "react"
import { createContext } from "react-router"

/** Replaced by hashes before the page is sent. */
export const Nonce = createReactContext<string | undefined>(undefined)

export const nonceContext = createContext<string | undefined>()
