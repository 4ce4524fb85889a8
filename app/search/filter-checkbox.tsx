import * as format from "#texts/format"

type Props = {
  name: string
  value?: string
  isChecked: boolean
  count?: number | undefined
  children: string
}

export function FilterCheckbox({ name, value = "true", isChecked, count, children }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="checkbox border-edge"
      />
      <span className="grow">{children}</span>
      {count !== undefined && <span className="text-muted tabular-nums">{format.number(count)}</span>}
    </label>
  )
}
