import type { ReactNode } from "react"

type Tone = "success" | "sold" | "brass" | "faded"

const tones: Record<Tone, string> = {
  success: "border-success text-success",
  sold: "border-primary bg-primary text-primary-content",
  brass: "plate",
  faded: "border-edge border-dashed text-muted",
}

type Props = {
  tone: Tone
  isTight?: boolean
  className?: string
  children: ReactNode
}

export function Badge({ tone, isTight = false, className = "", children }: Props) {
  const size = isTight ? "px-1 text-[0.875rem]/5" : "px-2 text-sm tracking-wide"
  return (
    <span
      className={`inline-flex items-center justify-self-start rounded-sm border py-0.5 font-sans font-bold whitespace-nowrap ${size} ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
