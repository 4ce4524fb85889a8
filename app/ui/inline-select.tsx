import { type ComponentProps, useId } from "react"

type Props = ComponentProps<"select"> & { label: string; place?: string }

export function InlineSelect({ label, place = "", ...select }: Props) {
  const id = useId()
  return (
    <div className={`contents md:flex md:grow md:items-center md:gap-3 ${place}`}>
      <label htmlFor={id} className="font-semibold whitespace-nowrap">
        {label}
      </label>
      <select {...select} id={id} className="select w-full border-edge text-base disabled:text-muted" />
    </div>
  )
}
