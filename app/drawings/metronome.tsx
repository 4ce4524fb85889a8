export function Metronome() {
  return (
    <>
      <path d="M78 20h44l26 118H52z" fill="#5f3b1f" />
      <path d="M84 28h32l19 86H65z" fill="#f3ebdd" />
      <path d="M100 40v70M92 52h16M92 66h16M92 80h16M92 94h16" stroke="#b8862f" strokeWidth="2" />
      <g className="swings">
        <path d="M100 112V30" stroke="#1b1714" strokeWidth="4" strokeLinecap="round" />
        <path d="M91 50h18l-4 16H95z" fill="#c99a3d" stroke="#7d5a1c" />
      </g>
      <path d="M60 106h80l8 32H52z" fill="#7a4a26" />
      <path d="M46 138h108" stroke="#3a2412" strokeWidth="8" strokeLinecap="round" />
      <circle cx="100" cy="122" r="6" fill="#c99a3d" />
    </>
  )
}
