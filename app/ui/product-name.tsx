/** A product's name, with its own direction; a word such as "SM-58" does not break at the hyphen. */
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

// a longer word must be able to break, or it would be wider than its card
const longest = 16
