import { isolate } from "../../contract/isolate.ts"

type Props = { name: string; children: string }

/** Limits the name, with the punctuation around it, to two lines. */
export function NameInSentence({ name, children }: Props) {
  const at = children.indexOf(isolate(name))
  if (at < 0) return children
  const start = children.lastIndexOf(" ", at) + 1
  const end = children.indexOf(" ", at + isolate(name).length)
  const after = end < 0 ? children.length : end
  return (
    <>
      {children.slice(0, start)}
      <span className="line-clamp-2">{children.slice(start, after)}</span>
      {children.slice(after)}
    </>
  )
}
