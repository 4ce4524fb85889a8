import { syncAutofill } from "../autofill.ts"

export { useForm } from "react-hook-form"

// before the form's own state is read, which knows only of what it heard; the light form reads its fields itself
if (!import.meta.env.SSR) syncAutofill()
