import { type SubmitEvent, type SyntheticEvent, useState } from "react"
import { chunk } from "../chunk.ts"
import { isProblem } from "../problem.ts"
import type { lightForm } from "./light-form.ts"

const untouched = { errors: {}, failure: undefined, isBusy: false, isSent: false }

type State = {
  /** Each wrong field with its sentence. */
  errors: Record<string, string | undefined>
  /** Why the whole of it was not taken. */
  failure: { type: string; message: string } | undefined
  isBusy: boolean
  isSent: boolean
}

/** A form of a public page: its checks and its call are loaded when it is used, so that no first view waits for them. */
export function useLightForm(load: () => Promise<ReturnType<typeof lightForm>>) {
  const [state, setState] = useState<State>(untouched)

  async function submit(form: HTMLFormElement) {
    setState({ ...untouched, isBusy: true })
    try {
      const { send } = await chunk(load)
      await send(form)
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

  async function check(form: HTMLFormElement, name: string) {
    const { errorsOf } = await chunk(load)
    const error = errorsOf(form)[name]
    setState((before) => ({ ...before, errors: { ...before.errors, [name]: error } }))
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!state.isBusy) void submit(event.currentTarget)
  }

  /** When a field is left filled in, and while a wrong one is mended. */
  function onCheck({ type, target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    // whether it is right can wait where that code does not come
    if (type === "blur" ? target.value : state.errors[target.name])
      check(currentTarget, target.name).catch(() => undefined)
  }

  return { ...state, form: { onSubmit, onBlur: onCheck, onInput: onCheck } }
}

function focus(form: HTMLFormElement, name: string | undefined) {
  const field = name && form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
