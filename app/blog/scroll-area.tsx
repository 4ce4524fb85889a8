import type { ReactNode } from "react"

/** Scrolls content wider than a phone horizontally, also with the arrow keys. */
export function ScrollArea({ name, children }: { name: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard could not scroll it otherwise
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
