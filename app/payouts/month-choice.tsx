import * as texts from "#texts/payouts"
import { useMutation } from "@tanstack/react-query"
import { downloadCsv } from "../data/payouts.ts"
import { Button } from "../ui/button.tsx"
import { InlineSelect } from "../ui/inline-select.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { nameOfMonth } from "./months.ts"

type Props = {
  months: string[]
  month: string
  onChange: (month: string) => void
  path: string
  name: string
}

export function MonthChoice({ months, month, onChange, path, name }: Props) {
  const downloading = useMutation({ ...downloadCsv, meta: { isInPlace: true }, onError: toastFailure })
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 md:flex">
      <InlineSelect
        label={texts.month}
        value={month}
        onChange={({ currentTarget: { value } }) => onChange(value)}
        place="md:max-w-xs"
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {nameOfMonth(each)}
          </option>
        ))}
      </InlineSelect>
      <Button
        look="plain"
        className="max-md:col-span-full"
        isBusy={downloading.isPending}
        onClick={() => downloading.mutate({ path: `${path}/${month}`, name: `${name}-${month}.csv` })}
      >
        {texts.download}
      </Button>
    </div>
  )
}
