import type { PhotoSize } from "../../contract/images.ts"

type Props = { name: string; photo: string; photoSizes: PhotoSize[]; className: string }

/** Decorative: the name stands beside it. Shows initials if there is no photo. */
export function Avatar({ name, photo, photoSizes, className }: Props) {
  const look = `shrink-0 rounded-full ${className}`
  if (photo)
    return (
      <img
        src={photoSizes[0]?.url ?? photo}
        alt=""
        width="80"
        height="80"
        className={`object-cover ${look}`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center border border-edge bg-base-300 font-display font-extrabold text-muted ${look}`}
    >
      <bdi>{initialsOf(name)}</bdi>
    </span>
  )
}

/** Returns the first grapheme of the first and last word; in Bangla only of the first, as two may be too wide. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const [first = "", last = ""] = (words.length > 1 ? [words[0], words.at(-1)] : words).map(letterOf)
  return bangla.test(first + last) ? first : first + last
}

function letterOf(word = "") {
  return letters.segment(word)[Symbol.iterator]().next().value?.segment
}

const bangla = /[\u0980-\u09ff]/

const letters = new Intl.Segmenter()
