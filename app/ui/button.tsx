import type { ComponentProps } from "react"

type Look = "primary" | "plain" | "danger" | "brass"

const looks: Record<Look, string> = {
  primary: "btn-primary",
  plain: "border-edge bg-transparent",
  danger: "btn-error",
  brass: "btn-accent",
}

type Props = ComponentProps<"button"> & { look?: Look; isBusy?: boolean }

/** While busy it keeps its size and focus, and cannot be pressed again. */
export function Button({
  look = "primary",
  isBusy = false,
  type = "button",
  className = "",
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={isBusy ? "button" : type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={`btn relative ${looks[look]} ${isBusy ? "cursor-progress" : ""} ${className}`}
    >
      <span className={isBusy ? "opacity-0" : "contents"}>{children}</span>
      {isBusy && <span className="loading loading-bars absolute" aria-hidden="true" />}
    </button>
  )
}
