/** The initials of a seller, in place of a photo; the name stands beside them. */
export function SellerBadge({ name }: { name: string }) {
  return (
    <span
      className="tolex grid size-14 shrink-0 place-items-center rounded-full font-display text-xl font-extrabold"
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}

/** Of the first and the last word, as people see characters: a Bangla one has several code points. */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = "") => Array.from(word.matchAll(/\p{L}\p{M}*/gu), String)[0] ?? "")
    .join("")
    .toUpperCase()
}
