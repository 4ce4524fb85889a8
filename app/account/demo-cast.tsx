import type { Demo } from "../../contract/demo.ts"

/** Who can be tried, while the demo is on. */
export function DemoCast({ demo: { people, password } }: { demo: Demo }) {
  return (
    <aside className="grid gap-2 border-t border-edge pt-4" aria-label="Demo accounts">
      <h2 className="text-lead">This is a demo</h2>
      <p>
        Log in as one of these people. Their password is <code className="font-bold">{password}</code>
      </p>
      <ul className="grid gap-1">
        {people.map(({ name, email, role }) => (
          <li key={email}>
            <code>{email}</code> <span className="text-muted">({`${name}, ${role}`})</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
