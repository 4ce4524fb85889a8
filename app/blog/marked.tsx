import { Fragment } from "react"

/** A text of the blog, with its `**bold**` and `` `code` ``. */
export function Marked({ children }: { children: string }) {
  return children
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .map((part, index) => <Fragment key={index}>{marked(part)}</Fragment>)
}

function marked(part: string) {
  if (part.startsWith("**")) return <b>{part.slice(2, -2)}</b>
  return part.startsWith("`") ? <code>{part.slice(1, -1)}</code> : part
}
