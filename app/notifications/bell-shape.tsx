export function BellShape() {
  return (
    <path d="M12 3a6 6 0 0 0-6 6c0 5-2 6-2 8h16c0-2-2-3-2-8a6 6 0 0 0-6-6zM10 20h4" strokeLinejoin="round" />
  )
}
