import * as texts from "#texts/reviews"
import { type RefCallback, useId } from "react"
import { mostStars } from "../../contract/review-choices.ts"
import { Star } from "../ui/rating.tsx"

const starNumbers = Array.from({ length: mostStars }, (_, at) => at + 1)

type Props = {
  error: string | undefined
  field: {
    name: string
    value: number
    onChange: (stars: number) => void
    onBlur: () => void
    ref: RefCallback<HTMLInputElement>
  }
}

export function StarChoice({ error, field: { value: chosen, onChange, ref, ...field } }: Props) {
  const id = useId()
  return (
    <fieldset role="radiogroup" aria-invalid={Boolean(error)} aria-describedby={error && id} className="grid">
      <legend className="font-semibold">{texts.stars}</legend>
      <div className="-ml-2 flex items-center">
        {starNumbers.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-field outline-offset-[-3px] *:[svg]:size-7 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              value={stars}
              aria-label={texts.starsOf(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...field}
              ref={stars === 1 ? ref : undefined}
              checked={stars === chosen}
              // form.register would give the value as a string
              onChange={() => onChange(stars)}
            />
            <Star isFull={stars <= chosen} />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-muted">
          {chosen > 0 && texts.starsOf(chosen)}
        </span>
      </div>
      <p id={id} role="alert" className="min-h-6 text-sm/6 font-medium text-error">
        {error}
      </p>
    </fieldset>
  )
}
