import { syncAutofill } from "../forms/autofill.ts"

export { useForm } from "react-hook-form"
export { syncFields } from "../forms/autofill.ts"

// react-hook-form sees only values that come with an event; useLazyForm reads the DOM
if (!import.meta.env.SSR) syncAutofill()
