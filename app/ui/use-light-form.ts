import { type SubmitEvent, useState } from "react"
import { chunk } from "../chunk.ts"
import { isProblem } from "../problem.ts"

type Values = Record<string, FormDataEntryValue>
type Sending = { send: (values: Values) => Promise<unknown> }

const untouched = { errors: {}, failure: undefined, isBusy: false, isSent: false }

type State = {
  /** Each wrong field with its sentence. */
  errors: Record<string, string>
  /** Why the whole of it was not taken. */
  failure: { type: string; message: string } | undefined
  isBusy: boolean
  isSent: boolean
}

/** A form of a public page: its checks and its call are loaded when it is sent, so that no first view waits for them. */
export function useLightForm(load: () => Promise<Sending>) {
  const [state, setState] = useState<State>(untouched)

  async function submit(form: HTMLFormElement) {
    setState({ ...untouched, isBusy: true })
    try {
      const { send } = await chunk(load)
      await send(Object.fromEntries(new FormData(form)))
    } catch (error) {
      if (!isProblem(error)) throw error
      const [wrong] = Object.keys(error.errors)
      const failure = wrong ? undefined : { type: error.code, message: error.detail }
      setState({ ...untouched, errors: error.errors, failure })
      return focus(form, wrong)
    }
    form.reset()
    return setState({ ...untouched, isSent: true })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!state.isBusy) void submit(event.currentTarget)
  }

  return { ...state, onSubmit }
}

function focus(form: HTMLFormElement, name: string | undefined) {
  const field = name && form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
