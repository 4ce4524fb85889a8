import { box, disc, type Drawing, each, knob, line, oval, shape, shine, turned } from "./pieces.ts"

function keyboard(x: number, y: number, width: number, height: number, whites: number) {
  const step = width / whites
  const isBlack = (at: number) => ![2, 6].includes(at % 7) && at < whites - 1
  return [
    box(x, y, width, height, "#171311", 6),
    each(whites, (at) => box(x + at * step + 1.5, y + 2, step - 3, height - 4, "url(#paper)", 4)),
    each(whites, (at) =>
      isBlack(at) ? box(x + (at + 1) * step - step * 0.3, y, step * 0.6, height * 0.6, "url(#dark)", 3) : "",
    ),
  ].join("")
}

export const synth: Drawing = () =>
  turned(
    -5,
    [
      box(200, 360, 880, 350, "url(#body)", 18),
      box(200, 360, 34, 350, "url(#wood)", 10),
      box(1046, 360, 34, 350, "url(#wood)", 10),
      each(8, (at) => knob(300 + at * 62, 420, 20)),
      each(
        6,
        (at) =>
          box(300 + at * 40, 460, 8, 60, "#0007", 4) +
          box(292 + at * 40, 478 + (at % 3) * 14, 24, 14, "#efe7db", 3),
      ),
      box(820, 400, 190, 90, "#0d1512", 8),
      line("M836 450q20-60 40 0t40 0t40 0t40 0", "#d9a94a", 4),
      keyboard(250, 540, 780, 150, 22),
      shine("M240 376H900"),
    ].join(""),
  )

export const digitalPiano: Drawing = () =>
  [
    line("M320 560L420 830M960 560L860 830M960 560L420 830M320 560L860 830", "url(#metal)", 18),
    box(150, 400, 980, 170, "url(#body)", 14),
    box(170, 412, 940, 46, "#0004", 8),
    each(6, (at) => disc(520 + at * 44, 434, 9, "#d9a94a")),
    keyboard(180, 462, 920, 96, 36),
    shine("M170 408H900"),
  ].join("")

export const midiController: Drawing = () =>
  turned(
    4,
    [
      box(230, 350, 820, 340, "url(#body)", 24),
      each(8, (at) =>
        box(720 + (at % 4) * 76, 386 + Math.floor(at / 4) * 70, 62, 58, at % 3 ? "#3b302a" : "#e0694c", 8),
      ),
      each(8, (at) => knob(300 + (at % 4) * 80, 412 + Math.floor(at / 4) * 66, 20)),
      keyboard(262, 536, 756, 134, 15),
      shine("M250 372H900"),
    ].join(""),
  )

export const harmonium: Drawing = () =>
  [
    shape("M300 330L980 330L1020 420H260Z", "url(#wood)"),
    shape("M320 300L960 250L980 330H300Z", "url(#body)"),
    each(5, (at) => line(`M${322 + at * 3} ${306 + at * 5}L${962 + at * 3} ${256 + at * 15}`, "#0003", 4)),
    box(260, 420, 760, 350, "url(#body)", 12),
    keyboard(300, 440, 680, 130, 21),
    each(7, (at) => disc(340 + at * 100, 640, 24, "url(#metal)") + disc(340 + at * 100, 640, 10, "#f4eee2")),
    box(290, 690, 700, 54, "url(#grille)", 8),
    shine("M276 440V740"),
    line("M1020 520h40v120h-40", "url(#metal)", 16),
  ].join("")

export const bansuri: Drawing = () =>
  turned(
    -18,
    [
      box(162, 470, 970, 60, "#0005", 26),
      box(160, 456, 970, 58, "url(#wood)", 24),
      shine("M200 472H1090", 8),
      oval(330, 480, 22, 14, "#1b0f08"),
      each(6, (at) => oval(560 + at * 78, 480, 16, 12, "#1b0f08")),
      each(4, (at) => box(218 + (at % 2) * 30 + Math.floor(at / 2) * 800, 454, 22, 62, "url(#body)", 4)),
    ].join(""),
  )

export const saxophone: Drawing = () =>
  turned(
    14,
    [
      line("M420 210Q520 190 540 260V640Q540 780 660 780Q780 780 780 640V520", "url(#body)", 74),
      shape("M743 560Q730 440 640 386L904 386Q828 446 817 560Z", "url(#body)"),
      oval(772, 384, 132, 34, "#3a2608"),
      line("M420 210Q380 216 352 250", "url(#body)", 34),
      line("M352 250L316 290", "#171311", 30),
      each(6, (at) => disc(540, 320 + at * 62, 27, "url(#gold)") + disc(540, 320 + at * 62, 14, "#f6e7bf")),
      each(3, (at) => disc(546 + at * 30, 702 + at * 35, 18, "url(#gold)")),
      box(570, 290, 8, 330, "url(#gold)", 4),
      shine("M514 290V640", 8),
    ].join(""),
  )

export const trumpet: Drawing = () =>
  turned(
    -8,
    [
      box(227, 437, 680, 26, "url(#body)", 13),
      line("M360 450Q300 450 300 510T360 570H760Q830 570 830 510T760 450", "url(#body)", 24),
      shape("M860 438Q1000 430 1080 330V590Q1000 480 860 470Z", "url(#body)"),
      oval(1080, 460, 26, 130, "#3a2608"),
      each(
        3,
        (at) =>
          box(530 + at * 64, 390, 50, 210, "url(#metal)", 14) +
          box(548 + at * 64, 340, 14, 54, "url(#gold)", 4) +
          oval(555 + at * 64, 336, 24, 10, "url(#metal)"),
      ),
      box(210, 436, 50, 28, "url(#metal)", 8),
      oval(208, 450, 14, 26, "url(#metal)"),
      shine("M270 442H500"),
    ].join(""),
  )

export const reeds: Drawing = () =>
  [
    shape("M300 420L760 350L960 470L480 570Z", "url(#paper)"),
    shape("M344 424L750 364L912 468L490 552Z", "#2c1b10"),
    each(
      4,
      (at) =>
        `<g transform="translate(${560 + at * 96} ${300 + at * 14}) rotate(${-14 + at * 9})">${shape("M-26 0Q0-70 26 0L22 250H-22Z", "url(#wood)")}${shape("M-24 20Q0-64 24 20L18 110H-18Z", "#f6e3bb")}</g>`,
    ),
    shape("M490 552L912 468L960 470L480 570Z", "url(#paper)"),
    shape("M300 420L480 570V760L300 600Z", "url(#dark)"),
    shape("M480 570L960 470V650L480 760Z", "url(#body)"),
    shine("M500 590L930 500"),
  ].join("")

export const mute: Drawing = () =>
  turned(
    -8,
    [
      shape("M440 760L560 300Q640 240 720 300L840 760Q640 850 440 760Z", "url(#metal)"),
      oval(640, 764, 202, 54, "#6e7176"),
      oval(640, 758, 170, 40, "#3b3d40"),
      oval(640, 296, 84, 30, "url(#body)"),
      each(3, (at) => box(560 + at * 62, 330, 26, 120, "#c59a62", 10)),
      line("M490 620Q640 680 790 620", "url(#body)", 16),
      shine("M540 440L480 720", 12),
    ].join(""),
  )

export const dotara: Drawing = () =>
  turned(
    -26,
    [
      shape("M560 430C500 370 330 360 270 480C330 600 500 590 560 530Z", "url(#body)"),
      oval(420, 480, 96, 84, "#efe0c4"),
      shape("M540 440H980V520H540Z", "url(#wood)"),
      shape("M970 430q90-20 110 40q-20 70-110 60z", "url(#wood)"),
      each(4, (at) => box(1000 + (at % 2) * 34, at < 2 ? 400 : 520, 12, 44, "#6b4426", 6)),
      each(4, (at) => line(`M360 ${462 + at * 12}H1040`, "#e8e4da", 2)),
      box(372, 446, 14, 68, "#3a2110", 4),
      shine("M300 440Q340 400 420 392"),
      disc(1086, 470, 14, "url(#gold)"),
      knob(300, 480, 10),
    ].join(""),
  )
