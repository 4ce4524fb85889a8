import * as texts from "#texts/passwords"
import { type ComponentProps, useState } from "react"
import { Field } from "./field.tsx"

export function PasswordField(field: ComponentProps<typeof Field>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <button
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
          className="h-11 min-w-16 cursor-pointer rounded-field px-3 text-base font-semibold underline underline-offset-4 -outline-offset-4 noscript:hidden"
        >
          {isShown ? texts.hide : texts.show}
        </button>
      }
    />
  )
}
