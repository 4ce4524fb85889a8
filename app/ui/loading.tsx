import * as texts from "#texts/page"
/** The full-screen loading state of spec §2; `title` is for a screen without a heading of its own. */
export function Loading({ title }: { title?: string }) {
  return (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      <output className="grid min-h-[70vh] place-content-center justify-items-center gap-4 p-8">
        <span className="loading loading-xl loading-bars text-primary" aria-hidden="true" />
        <span className="text-lead">{texts.loading}</span>
      </output>
    </>
  )
}
