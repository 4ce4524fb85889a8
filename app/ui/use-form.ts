import { syncAutofill } from "../autofill.ts"

export { useForm } from "react-hook-form"
export { syncFields } from "../autofill.ts"

// react-hook-form knows only values that came by an event; useLazyForm reads the DOM
if (!import.meta.env.SSR) syncAutofill()
