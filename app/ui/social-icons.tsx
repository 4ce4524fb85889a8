import * as texts from "#texts/page"
const icons = [
  {
    name: texts.facebook,
    path: "M14 8h3V4h-3c-3 0-5 2-5 5v2H6v4h3v7h4v-7h3.2l.8-4h-4V9.2c0-.8.3-1.2 1-1.2z",
  },
  { name: texts.youTube, path: "M3 6.5h18v11H3zM10 9v6l5-3z" },
  { name: texts.instagram, path: "M4 4h16v16H4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM17 6.2v1.6" },
]

/** Spec §2: the icons have no link yet. */
export function SocialIcons() {
  return (
    <ul className="flex gap-3">
      {icons.map(({ name, path }) => (
        <li key={name} className="grid size-11 place-content-center rounded-full border border-white/30">
          <svg viewBox="0 0 24 24" className="size-6" role="img" aria-label={name}>
            <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
