import { type SubmitEvent, type SyntheticEvent, useState } from "react"
import { loadChunk } from "../document/load-chunk.ts"
import { isProblem, sentenceOf } from "../data/problem.ts"
import type { lazyForm } from "./lazy-form.ts"

const untouched = { errors: {}, failure: undefined, isBusy: false, isSent: false }

type State = {
  errors: Record<string, string | undefined>
  failure: { type: string; message: string } | undefined
  isBusy: boolean
  isSent: boolean
}

/** Loads validation and API call on first use, to keep the JavaScript of the first page small. */
export function useLazyForm(load: () => Promise<ReturnType<typeof lazyForm>>) {
  const [state, setState] = useState<State>(untouched)

  async function submit(form: HTMLFormElement) {
    setState({ ...untouched, isBusy: true })
    try {
      const { submit: send } = await loadChunk(load)
      const result = await send(form)
      setState({ ...untouched, ...result })
    } catch (error) {
      const type = isProblem(error) ? error.code : ""
      setState({ ...untouched, failure: { type, message: sentenceOf(error) } })
    }
  }

  async function check(form: HTMLFormElement, name: string) {
    const { errorsOf } = await loadChunk(load)
    const error = errorsOf(form)[name]
    setState((before) => ({ ...before, errors: { ...before.errors, [name]: error } }))
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!state.isBusy) void submit(event.currentTarget)
  }

  /** Validates on blur, and on input while a field is invalid. */
  function onCheck({ type, target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    // the next message hides the confirmation of the previous one
    if (type === "input" && state.isSent) setState(untouched)
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    // if the chunk fails to load, validation happens on submit
    if (type === "blur" ? target.value : state.errors[target.name])
      check(currentTarget, target.name).catch(() => undefined)
  }

  return { ...state, form: { onSubmit, onBlur: onCheck, onInput: onCheck } }
}
