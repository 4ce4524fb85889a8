import * as texts from "#texts/account"
import type { Demo } from "../../contract/demo.ts"

type Props = { demo: Demo; onPick: (email: string) => void }

export function DemoAccounts({ demo: { people, password }, onPick }: Props) {
  return (
    <aside
      className="grid gap-3 rounded-box border border-base-300 p-5 sm:p-8"
      aria-label={texts.demoAccounts}
    >
      <h2 className="text-lead">{texts.thisIsADemo}</h2>
      <p>
        {texts.demoPassword}
        <code className="font-bold">{password}</code>
      </p>
      <ul className="grid gap-2 xl:grid-cols-2">
        {people.map(({ name, email, role }) => (
          <li key={email} className="grid">
            <button
              type="button"
              onClick={() => onPick(email)}
              className="min-h-14 cursor-pointer rounded-field border border-edge px-3 py-1.5 text-left hover:border-primary"
            >
              <b dir="auto">{name}</b> <span className="text-muted">{texts.demoRoles[role]}</span>
              <span className="block break-all">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
