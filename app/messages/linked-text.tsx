const address = /(https?:\/\/[^\s<>"']+)/i
const closing = /[.,;:!?)\]}’”।]$/

/** Links http(s) addresses only; sends no referrer, and fetches nothing before a click. */
export function LinkedText({ children }: { children: string }) {
  return children.split(address).map((part, index) => {
    if (index % 2 === 0) return part
    const end = closing.test(part) ? part.slice(-1) : ""
    const href = end ? part.slice(0, -1) : part
    return (
      <span key={`${index} ${part}`}>
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="wrap-anywhere underline underline-offset-4"
        >
          {href}
        </a>
        {end}
      </span>
    )
  })
}
