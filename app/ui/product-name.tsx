/** A product's name, with its own direction, in which a word like "SM-58" does not break at the hyphen. */
export function ProductName({ children }: { children: string }) {
  return (
    <bdi>
      {children.split(/( )/).map((word, index) =>
        word.includes("-") && word.length <= longest ? (
          <span key={`${word} ${index}`} className="not-large-text:whitespace-nowrap">
            {word}
          </span>
        ) : (
          word
        ),
      )}
    </bdi>
  )
}

// a longer word may have to break, or it would be wider than its card
const longest = 16
