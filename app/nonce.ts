import { createContext as createReactContext } from "react"
import { createContext } from "react-router"

/** The nonce of inline scripts during server rendering; replaced by hashes before it is sent. */
export const Nonce = createReactContext<string | undefined>(undefined)

export const nonceContext = createContext<string | undefined>()
