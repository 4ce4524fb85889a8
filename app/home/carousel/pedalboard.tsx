export function Cables() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M0 440c70-40 120 30 196-20" stroke="#0b0807" strokeWidth="9" />
      <path d="M1004 420c70 60 110-24 196 20" stroke="#0b0807" strokeWidth="9" />
      <path d="M1004 416c70 60 110-24 196 20" stroke="#b8503c" strokeWidth="3" />
      <path d="M0 436c70-40 120 30 196-20" stroke="#c9a35a" strokeWidth="3" />
    </g>
  )
}

export function Board() {
  return (
    <g>
      <ellipse cx="602" cy="464" rx="440" ry="14" fill="#0b0705" opacity=".6" />
      <path d="M214 312h776l40 142H174z" fill="#2a221d" />
      <path d="M174 454h856v12q0 6-6 6H180q-6 0-6-6z" fill="#120d0a" />
      <path d="M174 454h856" stroke="url(#pedals-brass)" strokeWidth="4" />
      <path d="M204 346h796M190 400h824" stroke="#17110d" strokeWidth="8" />
      {[368, 524, 680, 836].map((x) => (
        <path key={x} d={`M${x - 22} 352q22-34 44 0`} fill="none" stroke="#d9a94a" strokeWidth="6" />
      ))}
    </g>
  )
}

export function Pedal({ x, paint, isOn = false }: { x: number; paint: string; isOn?: boolean }) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M-50 318H50l10 108H-60z" fill={paint} />
      <path d="M-60 426H60v14q0 5-5 5H-55q-5 0-5-5z" fill={paint} />
      <path d="M-60 426H60v14q0 5-5 5H-55q-5 0-5-5z" fill="#000" opacity=".4" />
      <path d="M-50 318H50" stroke="#fff" strokeWidth="3" opacity=".45" />
      <path d="M-53 366H53l5 50H-58z" fill="#000" opacity=".16" />
      {[-30, 0, 30].map((knob) => (
        <g key={knob}>
          <circle cx={knob} cy="340" r="11" fill="#17120f" />
          <path d={`M${knob} 340l${knob / 6 + 2}-8`} stroke="#f3ebdd" strokeWidth="2.5" />
        </g>
      ))}
      {isOn && <circle cy="368" r="22" fill="url(#pedals-glow)" />}
      <circle cy="368" r="4.5" fill={isOn ? "#ffd0bd" : "#3a1410"} />
      <ellipse cy="402" rx="19" ry="12" fill="#6a625a" />
      <ellipse cy="397" rx="19" ry="12" fill="#d8d0c4" />
      <ellipse cy="395" rx="12" ry="7" fill="#f4eee4" />
    </g>
  )
}
