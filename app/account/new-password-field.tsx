import { type FieldPath, type FieldValues, useController, type UseControllerProps } from "react-hook-form"
import { Field } from "../ui/field.tsx"
import { Criteria } from "./criteria.tsx"

type Props<Values extends FieldValues, Name extends FieldPath<Values>, Answers> = {
  label: string
} & Required<Pick<UseControllerProps<Values, Name, Answers>, "control" | "name">>

/** A password to be, with what it must have. */
export function NewPasswordField<Values extends FieldValues, Name extends FieldPath<Values>, Answers>({
  label,
  control,
  name,
}: Props<Values, Name, Answers>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field
      {...field}
      label={label}
      type="password"
      autoComplete="new-password"
      error={fieldState.error?.message}
      note={<Criteria password={field.value} />}
      lines={3}
    />
  )
}
