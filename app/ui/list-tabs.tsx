import { Link } from "react-router"

type Tab = { to: string; name: string; isShown: boolean }

/** Tabs that choose which rows of a list are shown, each with its own URL. */
export function ListTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="flex border-b border-base-300">
      {tabs.map(({ to, name, isShown }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={isShown ? "page" : undefined}
          className="inline-flex min-h-11 items-center border-b-4 border-transparent px-4 font-semibold aria-[current]:border-accent"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
