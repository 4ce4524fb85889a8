import { type SubmitEvent, type SyntheticEvent, useState } from "react"
import { loadChunk } from "../load-chunk.ts"
import { isProblem, sentenceOf } from "../problem.ts"
import type { lazyForm } from "./lazy-form.ts"

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
export function useLazyForm(load: () => Promise<ReturnType<typeof lazyForm>>) {
  const [state, setState] = useState<State>(untouched)

  async function submit(form: HTMLFormElement) {
    setState({ ...untouched, isBusy: true })
    try {
      const { submit: send } = await loadChunk(load)
      const answer = await send(form)
      setState({ ...untouched, ...answer })
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

  /** When a field is left filled in, and while a wrong one is mended. */
  function onCheck({ type, target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    // what is said of the message that went does not stand over the next one
    if (type === "input" && state.isSent) setState(untouched)
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    // whether it is right can wait where that code does not come
    if (type === "blur" ? target.value : state.errors[target.name])
      check(currentTarget, target.name).catch(() => undefined)
  }

  return { ...state, form: { onSubmit, onBlur: onCheck, onInput: onCheck } }
}
