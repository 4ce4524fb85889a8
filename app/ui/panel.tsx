import type { ReactNode } from "react"

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-5 px-4 py-8 sm:py-14">
      <section className="corners grid gap-5 bg-base-200 p-5 sm:p-8">
        <h1 className="text-[1.625rem]">{title}</h1>
        {children}
      </section>
    </div>
  )
}
