const address = /(https?:\/\/[^\s<>"']+)/i
const closing = /[.,;:!?)\]}’”।]$/

/** Only addresses of the web become links; the other site is told nothing, and nothing is fetched before a press. */
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
