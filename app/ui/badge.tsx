import type { ReactNode } from "react"

type Tone = "success" | "sold" | "brass" | "faded"

const tones: Record<Tone, string> = {
  success: "border-success text-success",
  sold: "border-primary bg-primary text-primary-content",
  brass: "plate",
  faded: "border-edge border-dashed text-muted",
}

type Props = { tone: Tone; className?: string; children: ReactNode }

/** A state in words, never by colour alone. */
export function Badge({ tone, className = "", children }: Props) {
  return (
    <span
      className={`inline-flex items-center justify-self-start rounded-sm border px-2 py-0.5 font-sans text-sm font-bold tracking-wide whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
