import * as texts from "#texts/passwords"
import { useEffect, useState } from "react"
import { passwordCriteria } from "../../contract/identity.ts"

export function PasswordCriteria({ password }: { password: string }) {
  return (
    <ul className="grid grid-flow-col grid-cols-[auto_1fr] grid-rows-[auto_auto] gap-x-4 text-sm/6">
      {passwordCriteria.map(({ name, holds }) => (
        <li
          key={name}
          className={`last:col-span-full last:row-start-3 ${holds(password) ? "text-success" : ""}`}
        >
          <span aria-hidden="true" className="inline-block w-4">
            {holds(password) ? "✓" : <span className="inline-block size-2 rounded-full border" />}
          </span>
          {texts.criteria[name]}
          <span className="sr-only">{holds(password) ? texts.done : texts.missing}</span>
        </li>
      ))}
    </ul>
  )
}

/** The debounce of announcements, in milliseconds. */
const pause = 1_000

export function PasswordProgress({ password }: { password: string }) {
  const said = password && progressOf(password)
  const [announced, setAnnounced] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(said), pause)
    return () => clearTimeout(timer)
  }, [said])
  return <output className="sr-only">{announced}</output>
}

function progressOf(password: string) {
  const missing = passwordCriteria
    .filter(({ holds }) => !holds(password))
    .map(({ name }) => texts.criteria[name])
  return missing.length === 0 ? texts.nothingMissing : texts.stillMissing(missing)
}
