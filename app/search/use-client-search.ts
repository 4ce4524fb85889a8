import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { formAddress } from "./form-address.ts"
import { searchInputOf } from "./search-input.ts"

/** Submits a search by client-side navigation. Returns a function that closes the field. */
export function useClientSearch(form: HTMLFormElement) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      leave(form)
      void navigate(formAddress(form, pathname, search))
    }
    form.addEventListener("submit", submit)
    return () => form.removeEventListener("submit", submit)
  }, [form, navigate, pathname, search])
  return () => leave(form)
}

function leave(form: HTMLFormElement) {
  searchInputOf(form)?.blur()
  const sheet = form.closest<HTMLElement>(":popover-open")
  sheet?.hidePopover()
}
