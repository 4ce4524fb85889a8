/** A product's name, with its own direction, in which a word like "SM-58" does not break at the hyphen. */
export function ProductName({ children }: { children: string }) {
  return (
    <bdi>
      {children.split(/([^ ]*-[^ ]*)/).map((part, index) =>
        part.includes("-") && part.length <= longest ? (
          <span key={`${part} ${index}`} className="not-large-text:whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}

// a longer word may have to break, or it would be wider than its card
const longest = 16
