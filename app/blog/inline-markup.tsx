import { Fragment } from "react"

/** Renders `**bold**` and `` `code` `` of a blog text. */
export function InlineMarkup({ children }: { children: string }) {
  return children
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .map((part, index) => <Fragment key={index}>{marked(part)}</Fragment>)
}

function marked(part: string) {
  if (part.startsWith("**")) return <b>{part.slice(2, -2)}</b>
  return part.startsWith("`") ? <code>{part.slice(1, -1)}</code> : part
}
