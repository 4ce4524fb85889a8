import { type Control, type FieldPath, type FieldValues, useFormState, useWatch } from "react-hook-form"
import { PasswordCriteria, PasswordProgress } from "./password-criteria.tsx"
import { PasswordField } from "./password-field.tsx"

type Props<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  label: string
  control: Control<Values, unknown, Output>
  name: Name
}

/** Uncontrolled: a rendered value would overwrite a password that the browser suggests. */
export function NewPasswordField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  label,
  control,
  name,
}: Props<Values, Name, Output>) {
  const password = useWatch({ control, name })
  const { error } = control.getFieldState(name, useFormState({ control, name }))
  return (
    // reserves the space of the longest error
    <div className="password-lines">
      <PasswordField
        {...control.register(name)}
        label={label}
        autoComplete="new-password"
        error={error?.message}
        note={<PasswordCriteria password={password} />}
      />
      <PasswordProgress password={password} />
    </div>
  )
}
