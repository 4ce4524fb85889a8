/** The full-screen loading state of spec §2. */
export function Loading() {
  return (
    <output className="grid min-h-[70vh] place-content-center justify-items-center gap-4 p-8">
      <span className="loading loading-xl loading-bars text-primary" aria-hidden="true" />
      <span className="text-lead">Hang tight, you are almost there!</span>
    </output>
  )
}
