import { passwordCriteria } from "../../contract/identity.ts"

/** What the password must have, ticked off as one types. */
export function Criteria({ password }: { password: string }) {
  return (
    <ul className="grid gap-0.5 text-sm">
      {passwordCriteria.map(({ label, holds }) => (
        <li key={label} className={holds(password) ? "text-success" : undefined}>
          <span aria-hidden="true">{holds(password) ? "✓" : "○"}</span> {label}
          <span className="sr-only">{holds(password) ? " (done)" : " (missing)"}</span>
        </li>
      ))}
    </ul>
  )
}
