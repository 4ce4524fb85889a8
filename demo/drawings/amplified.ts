import { box, disc, type Drawing, each, knob, line, oval, shape, shine, turned } from "./pieces.ts"

function pedal(knobs: number) {
  return [
    box(448, 226, 384, 560, "#0004", 30),
    box(440, 210, 400, 560, "url(#body)", 30),
    shine("M460 250Q462 232 490 230H780", 8),
    box(470, 240, 340, 190, "#0002", 20),
    each(knobs, (at) => knob(640 + (at - (knobs - 1) / 2) * 106, 330, 40)),
    disc(640, 476, 14, "#ff5a3c"),
    disc(640, 476, 26, "#ff5a3c33"),
    box(480, 520, 320, 220, "url(#dark)", 18),
    each(6, (at) => line(`M510 ${556 + at * 30}H770`, "#5c5450", 6)),
    box(404, 350, 40, 54, "url(#metal)", 6),
    box(836, 350, 40, 54, "url(#metal)", 6),
  ].join("")
}

export const overdrivePedal: Drawing = () => turned(-5, pedal(3))
export const delayPedal: Drawing = () =>
  turned(
    6,
    pedal(2) + box(520, 388, 240, 34, "#0d1512", 8) + line("M536 405h40l10-12 12 24 10-12h130", "#9be3b4", 4),
  )

export const wahPedal: Drawing = () =>
  turned(
    -10,
    [
      shape("M330 700L420 560H900L980 700Q990 770 930 776H380Q320 770 330 700Z", "url(#body)"),
      shape("M400 570L860 330Q900 320 920 356L940 420L480 640Z", "url(#dark)"),
      each(7, (at) => line(`M${470 + at * 62} ${560 - at * 32}l40 58`, "#6a615b", 9)),
      shape("M640 640L700 500L740 640Z", "url(#metal)"),
      box(310, 680, 44, 44, "url(#metal)", 6),
    ].join(""),
  )

function small(x: number, fill: string) {
  return `${box(x, 400, 140, 210, fill, 14)}${knob(x + 45, 446, 18)}${knob(x + 98, 446, 18)}${disc(x + 70, 490, 7, "#ff5a3c")}${box(x + 20, 516, 100, 76, "url(#dark)", 8)}`
}

export const pedalboard: Drawing = () => {
  return [
    shape("M190 640L280 350H1000L1090 640V720H190Z", "url(#dark)"),
    each(4, (at) => box(286 - at * 21, 380 + at * 68, 708 + at * 42, 12, "#0009", 6)),
    small(310, "url(#body)"),
    small(476, "url(#gold)"),
    small(642, "url(#paper)"),
    small(808, "url(#metal)"),
    each(3, (at) => line(`M${434 + at * 166} 402q29-56 58 0`, "#171311", 12)),
    box(190, 640, 900, 80, "url(#dark)", 10),
  ].join("")
}

function cabinet(x: number, y: number, width: number, height: number) {
  return [
    box(x, y, width, height, "url(#body)", 18),
    box(x + 26, y + 26, width - 52, height - 52, "#120d0b", 10),
    box(x + 34, y + 34, width - 68, height - 68, "url(#grille)", 8),
    shine(`M${x + 12} ${y + 60}V${y + 20}Q${x + 14} ${y + 10} ${x + 40} ${y + 10}H${x + width - 60}`),
  ].join("")
}

function controls(x: number, y: number, width: number, count: number) {
  return `${box(x, y, width, 70, "url(#gold)", 8)}${each(count, (at) => knob(x + 50 + at * ((width - 120) / (count - 1)), y + 36, 20))}${disc(x + width - 24, y + 36, 9, "#ff5a3c")}`
}

export const comboAmp: Drawing = () =>
  `${line("M520 216q120-56 240 0", "url(#dark)", 22)}${cabinet(270, 220, 740, 590)}${box(296, 246, 688, 86, "#120d0b", 8)}${controls(310, 254, 660, 7)}${disc(640, 570, 170, "#0005")}${disc(640, 570, 60, "#0006")}`

export const headAndCabinet: Drawing = () =>
  `${cabinet(300, 380, 680, 440)}${each(4, (at) => disc(500 + (at % 2) * 280, 500 + Math.floor(at / 2) * 200, 84, "#0004"))}${box(320, 190, 640, 192, "url(#body)", 16)}${box(346, 212, 588, 60, "url(#grille)", 6)}${controls(346, 286, 588, 8)}${line("M560 188q80-36 160 0", "url(#dark)", 18)}`

export const practiceAmp: Drawing = () =>
  `${line("M560 306q80-50 160 0", "url(#dark)", 18)}${cabinet(400, 310, 480, 490)}${box(424, 334, 432, 84, "#120d0b", 8)}${controls(434, 340, 412, 4)}${disc(640, 610, 120, "#0005")}${disc(640, 610, 40, "#0006")}`

export const audioInterface: Drawing = () =>
  turned(
    -4,
    [
      box(270, 380, 740, 300, "url(#body)", 26),
      box(296, 406, 688, 248, "url(#dark)", 16),
      each(
        2,
        (at) =>
          disc(390 + at * 150, 530, 54, "url(#metal)") +
          disc(390 + at * 150, 530, 40, "#171311") +
          each(3, (pin) =>
            disc(390 + at * 150 + (pin - 1) * 18, 520 + (pin === 1 ? 26 : 0), 6, "url(#gold)"),
          ),
      ),
      knob(690, 530, 56),
      knob(836, 490, 30),
      disc(836, 590, 26, "url(#metal)"),
      disc(836, 590, 13, "#171311"),
      each(5, (at) => disc(924, 450 + at * 36, 9, at < 3 ? "#79d894" : "#d9a94a")),
      oval(640, 700, 360, 16, "#0005"),
    ].join(""),
  )
