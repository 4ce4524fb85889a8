import { type Asked, useAsked } from "./asked.ts"

export function Kept() {
  const { q: _q, after: _after, isSwapped: _isSwapped, ...filters } = useAsked()
  return Object.entries<string | undefined>(filters satisfies Asked).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ))
}
