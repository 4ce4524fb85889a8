import { useMutation } from "@tanstack/react-query"
import { actOn } from "#texts/lists"
import * as texts from "#texts/saved-searches"
import { isolate } from "../../contract/isolate.ts"
import { frequencies, type SavedSearch } from "../../contract/saved-searches.ts"
import { changeSearch } from "../data/saved-searches.ts"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"

type Props = { search: SavedSearch; className?: string }

export function FrequencyChoice({ search: { _id: id, name, frequency }, className = "" }: Props) {
  const changing = useMutation({
    ...changeSearch,
    onSuccess: () => toastSuccess(texts.changed),
    onError: toastFailure,
  })
  return (
    <select
      aria-label={actOn(texts.frequency, isolate(name))}
      value={changing.isPending ? (changing.variables.frequency ?? frequency) : frequency}
      onChange={({ currentTarget: { value } }) =>
        changing.mutate({ id, frequency: frequencies.find((each) => each === value) })
      }
      className={`select border-edge pr-9 text-base ${className}`}
    >
      {frequencies.map((each) => (
        <option key={each} value={each}>
          {texts.frequencies[each]}
        </option>
      ))}
    </select>
  )
}
