import { box, disc, type Drawing, each, line, oval, shape, shine, turned } from "./pieces.ts"

function grille(outline: (fill: string) => string) {
  return ["url(#metal)", "url(#mesh)", "url(#round)"].map((fill) => outline(fill)).join("")
}

function grilleBall(x: number, y: number, radius: number) {
  return grille((fill) => disc(x, y, radius, fill))
}

export const dynamicMic: Drawing = () =>
  turned(
    38,
    [
      shape("M570 440L596 830Q640 850 684 830L710 440Z", "url(#body)"),
      box(612, 560, 56, 90, "#0006", 12),
      box(626, 580, 28, 40, "#efe7db", 8),
      box(540, 396, 200, 54, "url(#dark)", 18),
      grilleBall(640, 290, 128),
      shine("M592 470L606 780", 8),
      shine("M560 220Q590 180 640 176", 12),
    ].join(""),
  )

export const condenserMic: Drawing = () =>
  [
    box(629, 690, 22, 160, "url(#metal)", 11),
    each(4, (at) => {
      const [across, down] = [at % 2 ? 1 : -1, at < 2 ? -1 : 1]
      return line(
        `M${640 + across * 172} ${560 + down * 109}L${640 + across * 96} ${560 + down * 30}M${640 + across * 205} ${560 + down * 40}L${640 + across * 96} ${560 + down * 96}`,
        "#957c4f",
        6,
      )
    }),
    `<ellipse cx="640" cy="560" rx="210" ry="190" fill="none" stroke="url(#dark)" stroke-width="18"/>`,
    grille((fill) => box(540, 190, 200, 270, fill, 90)),
    box(540, 430, 200, 270, "url(#body)", 24),
    disc(640, 540, 22, "url(#gold)"),
    shine("M562 450V670", 10),
  ].join("")

export const micStand: Drawing = () =>
  [
    line("M560 760L380 850M560 760L740 850M560 760V860", "url(#body)", 18),
    box(550, 330, 20, 440, "url(#body)", 10),
    turned(-12, box(412, 322, 576, 16, "url(#metal)", 8)),
    disc(560, 344, 30, "url(#dark)"),
    box(536, 480, 48, 74, "url(#dark)", 14),
    `<g transform="translate(890 197) rotate(-40)">${box(-20, 0, 40, 130, "url(#body)", 14)}${box(-27, 58, 54, 36, "url(#dark)", 8)}${grilleBall(0, -16, 38)}</g>`,
    disc(418, 374, 22, "url(#dark)"),
  ].join("")

export const cableCoil: Drawing = () =>
  [
    oval(640, 620, 330, 60, "#0005"),
    each(
      5,
      (at) =>
        `<ellipse cx="${640 + at * 5}" cy="${500 - at * 12}" rx="${300 - at * 7}" ry="${210 - at * 5}" fill="none" stroke="#0b0908" stroke-width="34"/><ellipse cx="${640 + at * 5}" cy="${496 - at * 12}" rx="${300 - at * 7}" ry="${210 - at * 5}" fill="none" stroke="url(#body)" stroke-width="26"/>`,
    ),
    line("M350 520Q220 690 376 756", "url(#body)", 26),
    line("M930 470Q1080 650 920 748", "url(#body)", 26),
    plug(366, 752, 14),
    plug(930, 743, 163),
    box(596, 234, 60, 86, "url(#gold)", 12),
  ].join("")

function plug(x: number, y: number, degrees: number) {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${box(0, -26, 110, 52, "url(#dark)", 12)}${box(108, -16, 30, 32, "url(#gold)", 4)}${box(136, -11, 74, 22, "url(#gold)", 6)}${shape("M208-11L236-4V4L208 11Z", "url(#gold)")}</g>`
}

export const patchCables: Drawing = () =>
  each(
    3,
    (at) =>
      `<g transform="translate(${-20 + at * 10} ${-170 + at * 170})">${line("M360 480Q640 340 920 480", "#0b0908", 34)}${line("M360 476Q640 336 920 476", "url(#body)", 24)}${box(290, 440, 110, 80, "url(#metal)", 16)}${box(880, 440, 110, 80, "url(#metal)", 16)}${box(326, 514, 24, 84, "url(#gold)", 6)}${box(930, 514, 24, 84, "url(#gold)", 6)}</g>`,
  )

export const gigBag: Drawing = () =>
  turned(
    18,
    [
      shape(
        "M560 100H720L740 360Q870 420 860 620Q860 820 640 830Q420 820 420 620Q410 420 540 360Z",
        "url(#body)",
      ),
      line(
        "M566 110L556 366Q440 430 444 620Q450 796 640 806Q830 796 836 620Q840 430 724 366L714 110",
        "#0005",
        6,
      ),
      shape("M500 560Q640 500 780 560V730Q640 780 500 730Z", "#0003"),
      line("M510 566Q640 516 770 566", "url(#gold)", 7),
      box(610, 300, 60, 130, "#171311", 20),
      disc(776, 580, 12, "url(#gold)"),
      shine("M470 560Q474 480 540 430", 10),
    ].join(""),
  )

export const hardCase: Drawing = () =>
  [
    shape(
      "M180 480Q180 380 330 380Q440 380 520 430H960Q1100 430 1100 540V660Q1100 730 960 730H340Q180 730 180 620Z",
      "url(#body)",
    ),
    box(180, 552, 920, 16, "#0d0b0a"),
    box(180, 548, 920, 6, "url(#gold)"),
    each(4, (at) => box(290 + at * 220, 536, 70, 52, "url(#gold)", 8)),
    line("M600 596Q600 652 655 652T710 596", "#171311", 22),
    shine("M220 450Q250 400 340 400Q430 402 520 450H900", 8),
    each(3, (at) => disc(300 + at * 340, 696, 14, "url(#gold)")),
  ].join("")

export const guitarStand: Drawing = () =>
  [
    line("M640 192L470 820M640 192L810 820", "url(#body)", 26),
    box(630, 200, 20, 450, "url(#metal)", 10),
    line("M520 640H760M520 640V560M760 640V560", "url(#dark)", 34),
    line("M566 100Q566 190 640 190T714 100", "url(#dark)", 34),
    box(530, 554, 220, 12, "url(#metal)", 6),
    disc(640, 400, 24, "url(#gold)"),
    oval(470, 826, 34, 14, "url(#dark)"),
    oval(810, 826, 34, 14, "url(#dark)"),
  ].join("")

export const headphones: Drawing = () =>
  [
    line("M360 560Q350 210 640 210T920 560", "url(#dark)", 54),
    line("M392 540Q390 262 640 262T888 540", "url(#body)", 22),
    box(300, 480, 150, 280, "url(#body)", 70),
    box(830, 480, 150, 280, "url(#body)", 70),
    box(420, 500, 70, 240, "#171311", 34),
    box(790, 500, 70, 240, "#171311", 34),
    shine("M326 550V680", 12),
    shine("M954 550V680", 12),
    line("M374 760Q380 850 560 840T760 800", "url(#dark)", 10),
  ].join("")
