import { box, disc, each, line, shape } from "./pieces.ts"

/** Seen from the nut: `x` along the neck, `post` and `button` across from the centre line. */
type Peg = { x: number; post: number; button: number }
type Head = { plate: string; peg: (string: number) => Peg }
type Neck = { strings: number; bridge: number; joint: number; nut: number; head: Head }

/** Along y = 480, drawn over the body: fretboard to `joint`, strings to `bridge`. */
export function neck({ strings, bridge, joint, nut, head }: Neck) {
  const half = strings * 5
  // equal temperament: the twelfth fret halves the string
  const fret = (number: number) => bridge + (nut - bridge) * 2 ** (-number / 12)
  const frets = Math.floor(12 * Math.log2((nut - bridge) / (joint + 8 - bridge)))
  return [
    headstock(head, strings, nut),
    box(joint, 480 - half, nut - joint + 6, half * 2, "url(#wood)", 4),
    box(joint, 480 - half + 3, nut - joint, half * 2 - 6, "#2c1b10", 3),
    each(frets, (at) => line(`M${fret(at + 1)} ${484 - half}v${half * 2 - 8}`, "#d8cba8", 3)),
    each(Math.min(6, frets / 2), (at) => disc((fret(2 * at + 2) + fret(2 * at + 3)) / 2, 480, 5, "#efe7db")),
    box(nut - 4, 482 - half, 9, half * 2 - 4, "#efe7db", 3),
    each(strings, (at) => {
      const across = at - (strings - 1) / 2
      const { x, post } = head.peg(at)
      return line(
        `M${bridge} ${480 + across * 11}L${nut} ${480 + across * 8}L${nut + x} ${480 + post}`,
        "#bdb6a8",
        at < strings / 2 ? 2.6 : 1.8,
      )
    }),
  ].join("")
}

function headstock({ plate, peg }: Head, strings: number, nut: number) {
  const pegs = Array.from({ length: strings }, (_, at) => peg(at))
  return `<g transform="translate(${nut} 480)">${[
    ...pegs.map(({ x, post, button }) => line(`M${x} ${post}V${button}`, "#8b8e92", 6)),
    ...pegs.map(({ x, button }) => disc(x, button, 9, "url(#metal)")),
    plate,
    ...pegs.map(({ x, post }) => disc(x, post, 5, "#cfd1d4")),
  ].join("")}</g>`
}

export const sixInLine: Head = {
  plate: shape(
    "M-6-30C8-32 14-46 30-46L128-28C152-22 154 8 134 18C112 28 92 12 70 24C48 34 20 30-6 30Z",
    "url(#wood)",
  ),
  peg: (string) => ({ x: 26 + string * 20, post: -24 + string * 5, button: -62 + string * 4 }),
}

export const fourInLine: Head = {
  plate: shape(
    "M-6-20C8-22 14-42 32-42L136-26C160-20 160 12 138 20C112 28 92 10 68 20C46 28 20 20-6 20Z",
    "url(#wood)",
  ),
  peg: (string) => ({ x: 32 + string * 30, post: -20 + string * 6, button: -60 + string * 5 }),
}

/** Half of the pegs on either side, outer strings on the nearest pegs. */
export function paired(strings: number): Head {
  const [length, half] = [24 + strings * 16, strings * 5]
  return {
    plate: shape(
      `M-6-${half}L22-46Q${length - 20}-58 ${length}-34L${length - 10} 0L${length} 34Q${length - 20} 58 22 46L-6 ${half}Z`,
      "url(#dark)",
    ),
    peg: (string) => {
      const side = string < strings / 2 ? -1 : 1
      const away = side < 0 ? string : strings - 1 - string
      return { x: 36 + away * 30, post: side * 28, button: side * 62 }
    },
  }
}
