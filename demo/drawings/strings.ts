import { box, disc, type Drawing, each, line, oval, shape, shine, turned } from "./pieces.ts"

export const stringPack: Drawing = () =>
  [
    turned(
      -12,
      box(330, 250, 400, 470, "url(#body)", 10) +
        box(360, 280, 340, 300, "url(#paper)", 8) +
        disc(530, 430, 120, "#0002") +
        each(
          6,
          (at) =>
            `<circle cx="530" cy="430" r="${118 - at * 9}" fill="none" stroke="${at > 2 ? "#b8862f" : "#9a9da1"}" stroke-width="${5 - at * 0.5}"/>`,
        ),
    ),
    turned(
      9,
      box(620, 290, 360, 430, "url(#paper)", 10) +
        box(620, 290, 360, 120, "url(#body)", 10) +
        each(6, (at) => disc(660 + at * 56, 470, 17, "url(#gold)") + disc(660 + at * 56, 470, 7, "#3a2a12")) +
        each(4, (at) => box(660, 540 + at * 36, 280 - at * 40, 12, "#cbb994", 6)),
    ),
  ].join("")

export const picks: Drawing = () => {
  const pick = "M0-120C90-120 120-70 100-10C80 50 30 120 0 130C-30 120-80 50-100-10C-120-70-90-120 0-120Z"
  const place = (x: number, y: number, degrees: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${degrees})">${shape(pick, "#0004").replace("<path", '<path transform="translate(8 16)"')}${shape(pick, fill)}${shine("M-70-60C-50-96-10-104 30-100", 10)}</g>`
  return (
    place(430, 560, -24, "url(#wood)") +
    place(860, 580, 30, "url(#gold)") +
    place(640, 400, 6, "url(#body)") +
    place(700, 650, 160, "url(#paper)")
  )
}

export const capo: Drawing = () =>
  turned(
    -14,
    [
      shape("M300 400H900Q960 400 960 450V480H300Q270 480 270 440T300 400Z", "url(#body)"),
      box(300, 476, 620, 36, "#1b1714", 16),
      line("M900 440Q1010 470 970 590Q930 680 760 660", "url(#metal)", 40),
      box(297, 637, 516, 46, "url(#metal)", 23),
      line("M340 620H700", "#1b1714", 26),
      disc(918, 450, 34, "url(#metal)"),
      disc(918, 450, 14, "#4b433e"),
      shine("M310 420H860"),
    ].join(""),
  )

export const clipTuner: Drawing = () =>
  [
    box(590, 560, 100, 200, "url(#dark)", 20),
    shape("M470 720H810L780 800H500Z", "url(#dark)"),
    box(500, 780, 280, 30, "#c99a3d", 12),
    turned(
      -4,
      box(380, 250, 520, 330, "url(#body)", 46) +
        box(420, 290, 440, 230, "#0d1512", 24) +
        line("M470 470A170 170 0 0 1 810 470", "#2f6b4a", 16) +
        line("M640 470V330", "#d9f2c4", 10) +
        each(9, (at) =>
          line(`M${470 + at * 42.5} ${460 - Math.sin((at / 8) * Math.PI) * 130}v-14`, "#7fb894", 6),
        ) +
        disc(640, 470, 16, "#d9f2c4") +
        shine("M410 290Q420 270 460 268H780"),
    ),
  ].join("")

export const strap: Drawing = () =>
  [
    line("M240 700C200 420 380 220 560 330S560 720 780 700S1060 480 1000 260", "#0005", 92),
    line("M240 690C200 410 380 210 560 320S560 710 780 690S1060 470 1000 250", "url(#body)", 84),
    line("M240 690C200 410 380 210 560 320S560 710 780 690S1060 470 1000 250", "#fff3", 4),
    `<path d="M240 690C200 410 380 210 560 320S560 710 780 690S1060 470 1000 250" fill="none" stroke="#efe0b8" stroke-width="60" stroke-opacity="0.35" stroke-dasharray="8 26"/>`,
    shape("M196 690l90-6 10 90q-40 40-94 6z", "#3a2110"),
    shape("M956 254l88-8-4-80q-40-34-84 2z", "#3a2110"),
    oval(244, 740, 8, 18, "#efe0b8"),
    oval(1000, 200, 8, 18, "#efe0b8"),
  ].join("")
