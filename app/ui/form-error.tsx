/** What is wrong with a form as a whole; announced when it appears. */
export function FormError({ sentence }: { sentence: string | undefined }) {
  return (
    <p role="alert" className="font-medium text-error empty:hidden">
      {sentence}
    </p>
  )
}
