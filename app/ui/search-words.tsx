import { type ChangeEvent, type FormEvent, useEffect, useRef } from "react"
import { useAddressParam } from "./use-sort.ts"

/** Returns the words in the URL that filter a list ("" for none), and a setter. */
export function useSearchWords() {
  const [words = "", choose] = useAddressParam("q")
  return [words, (typed: string) => choose(typed || undefined)] as const
}

/** Debounce in milliseconds. */
const typingPause = 300

type Props = {
  label: string
  words: string
  onChange: (words: string) => void
  className?: string
}

export function SearchWords({ label, words, onChange, className }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  // leaving during the debounce must not navigate back
  useEffect(() => () => clearTimeout(timer.current), [])
  // follows a change of the URL by SHOW ALL or Back
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = words
  }, [words])
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(target.value.trim()), typingPause)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    clearTimeout(timer.current)
    onChange(input.current?.value.trim() ?? "")
  }
  return (
    <form className={className} onSubmit={submit}>
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        maxLength={200}
        aria-label={label}
        placeholder={label}
        defaultValue={words}
        onChange={type}
        className="input w-full border-edge text-base"
      />
    </form>
  )
}
