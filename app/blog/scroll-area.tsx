import type { ReactNode } from "react"

/** Content wider than a phone: scrolls horizontally, also by the arrow keys. */
export function ScrollArea({ name, children }: { name: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard could not scroll it
    <section tabIndex={0} aria-label={name} className="overflow-x-auto rounded-box">
      {children}
    </section>
  )
}

export function Code({ name, children }: { name: string; children: string }) {
  return (
    <ScrollArea name={name}>
      <pre className="w-max min-w-full bg-base-300 p-4 text-sm">
        <code>{children}</code>
      </pre>
    </ScrollArea>
  )
}
