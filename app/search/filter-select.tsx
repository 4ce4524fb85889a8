import { useId } from "react"
import { counted } from "#texts/search"
import { FieldError } from "./field-error.tsx"

type Option = { value: string; label: string; count?: number | undefined }

type Props = {
  name: string
  label: string
  any: string
  value: string | undefined
  error: string | undefined
  options: Option[]
}

export function FilterSelect({ name, label, any, value, error, options }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value ?? ""}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        className={`select w-full text-base ${error ? "border-error" : "border-edge"}`}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : counted(option.label, option.count)}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
