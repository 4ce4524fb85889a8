import type { ReactNode } from "react"
import { HowItWorks } from "./how-it-works.tsx"

type Props = {
  title: string
  beside?: ReactNode
  children: ReactNode
}

export function Panel({ title, beside = <HowItWorks />, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-md grid-cols-1 items-start gap-5 px-4 py-8 sm:py-14 lg:max-w-page lg:grid-cols-[27rem_minmax(0,1fr)] lg:gap-8">
      <section className="corners grid grid-cols-1 gap-5 bg-base-200 p-5 sm:p-8">
        <h1 className="text-[1.625rem]">{title}</h1>
        {children}
      </section>
      {beside}
    </div>
  )
}
