import type { ComponentProps, MouseEvent } from "react"

type Look = "primary" | "plain" | "quiet" | "danger" | "outline"

const looks: Record<Look, string> = {
  primary: "btn-primary",
  plain: "border-edge bare disabled:border-dashed disabled:text-muted",
  quiet: "bare border-transparent px-1 whitespace-nowrap underline underline-offset-4",
  danger: "[--btn-color:var(--danger)] [--btn-fg:#fbf7f0]",
  outline: "border-2 border-edge bare disabled:border-base-300",
}

type Props = ComponentProps<"button"> & { look?: Look; isBusy?: boolean }

/** While busy it keeps its size and focus and ignores presses: no double click, no second Enter in its form. */
export function Button({
  look = "primary",
  isBusy = false,
  type = "button",
  className = "",
  onClick,
  children,
  ...rest
}: Props) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // the second click of a double click may come before `isBusy` is rendered
    if (isBusy || event.detail > 1) return event.preventDefault()
    return onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={`btn relative ${looks[look]} ${isBusy ? "cursor-progress bg-[var(--btn-color,transparent)] text-(--btn-fg)" : ""} ${className}`}
    >
      <span className={isBusy ? "opacity-0" : "contents"}>{children}</span>
      {isBusy && <span className="loading loading-bars absolute" aria-hidden="true" />}
    </button>
  )
}
