import { type FieldPath, type FieldValues, useController, type UseControllerProps } from "react-hook-form"
import { PasswordCriteria, PasswordProgress } from "./password-criteria.tsx"
import { PasswordField } from "./password-field.tsx"

type Props<Values extends FieldValues, Name extends FieldPath<Values>, Answers> = {
  label: string
} & Required<Pick<UseControllerProps<Values, Name, Answers>, "control" | "name">>

export function NewPasswordField<Values extends FieldValues, Name extends FieldPath<Values>, Answers>({
  label,
  control,
  name,
}: Props<Values, Name, Answers>) {
  const { field, fieldState } = useController({ control, name })
  return (
    // space is reserved for the longest error
    <div className="password-lines">
      <PasswordField
        {...field}
        label={label}
        autoComplete="new-password"
        error={fieldState.error?.message}
        note={<PasswordCriteria password={field.value} />}
      />
      <PasswordProgress password={field.value} />
    </div>
  )
}
