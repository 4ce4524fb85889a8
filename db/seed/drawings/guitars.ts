import { box, disc, type Drawing, each, knob, line, oval, shape, shine, turned } from "./pieces.ts"

/** A neck that lies to the right of x = 640, with its frets, strings and head. */
function neck(strings: number, length: number, head: string) {
  const end = 640 + length
  const spread = 7
  return [
    box(640, 480 - strings * 5, length, strings * 10, "url(#wood)", 6),
    box(640, 480 - strings * 5 + 3, length - 10, strings * 10 - 6, "#2c1b10", 4),
    each(14, (at) =>
      line(`M${680 + at * ((length - 60) / 14)} ${480 - strings * 5 + 4}v${strings * 10 - 8}`, "#d8cba8", 3),
    ),
    each(4, (at) => disc(720 + at * (length / 5), 480, 6, "#efe7db")),
    `<g transform="translate(${end} 480)">${head}</g>`,
    each(strings, (at) =>
      line(`M430 ${480 + (at - (strings - 1) / 2) * spread}H${end + 20}`, "#e8e4da", at > 2 ? 2.5 : 1.6),
    ),
  ].join("")
}

const sixInLine = `${shape("M-6-30L40-44Q110-66 138-40Q146-20 118-4L20 30L-6 30Z", "url(#wood)")}${each(6, (at) => disc(26 + at * 19, -50 - at * 1.5, 8, "url(#metal)"))}`
const threeAndThree = `${shape("M-6-32L30-44Q110-52 124-30L112 0L124 30Q110 52 30 44L-6 32Z", "url(#dark)")}${each(3, (at) => disc(36 + at * 30, -50, 9, "url(#gold)") + disc(36 + at * 30, 50, 9, "url(#gold)"))}`
const fourInLine = `${shape("M-6-24L40-36Q120-58 142-32Q146-12 118 0L20 24L-6 24Z", "url(#wood)")}${each(4, (at) => disc(34 + at * 28, -50, 11, "url(#metal)"))}`

function pickup(x: number, colour = "#171311") {
  return `${box(x, 436, 30, 88, colour, 12)}${each(6, (at) => disc(x + 15, 448 + at * 13, 3, "#cfc8ba"))}`
}

export const stratocaster: Drawing = () =>
  turned(
    -24,
    [
      shape(
        "M650 396C600 350 560 360 520 372C450 390 380 330 300 352C220 374 190 450 214 520C232 580 300 622 390 608C460 598 500 610 560 612C610 612 640 590 664 570C630 560 612 530 612 480C612 440 630 420 650 396Z",
        "url(#body)",
      ),
      shine("M236 440C246 396 290 372 330 374"),
      shape(
        "M600 424C560 400 520 410 470 404C420 400 390 430 380 470C372 540 420 580 520 574C560 572 590 560 600 536Z",
        "#f6efe0",
      ),
      neck(6, 420, sixInLine),
      pickup(440),
      pickup(500),
      pickup(560),
      box(388, 440, 28, 80, "url(#metal)", 4),
      knob(432, 556, 14),
      knob(476, 566, 14),
      knob(520, 564, 14),
    ].join(""),
  )

export const lesPaul: Drawing = () =>
  turned(
    -22,
    [
      shape(
        "M640 430C610 380 560 352 510 372C470 388 450 388 410 366C330 326 220 366 206 470C196 580 300 640 400 606C450 588 480 590 520 606C580 626 640 590 662 520L640 520Z",
        "url(#body)",
      ),
      line(
        "M640 430C610 380 560 352 510 372C470 388 450 388 410 366C330 326 220 366 206 470C196 580 300 640 400 606C450 588 480 590 520 606C580 626 640 590 662 520",
        "#efe0b8",
        7,
      ),
      shine("M232 440C246 398 290 376 340 380"),
      neck(6, 400, threeAndThree),
      box(470, 434, 44, 92, "url(#gold)", 8),
      box(574, 434, 44, 92, "url(#gold)", 8),
      box(414, 436, 22, 88, "url(#metal)", 8),
      box(346, 440, 16, 80, "url(#metal)", 8),
      each(4, (at) => knob(326 + (at % 2) * 62, 556 + Math.floor(at / 2) * 34 - (at % 2) * 6, 15)),
    ].join(""),
  )

export const telecaster: Drawing = () =>
  turned(
    -26,
    [
      shape(
        "M640 418C600 352 540 356 480 364C420 372 380 350 320 356C230 366 196 430 204 500C214 600 300 628 400 610C460 600 500 612 560 606C620 600 648 570 668 540C636 540 620 510 620 480C620 450 630 430 640 418Z",
        "url(#body)",
      ),
      shine("M230 450C240 404 290 380 340 382"),
      shape("M604 432C560 410 520 408 470 410L470 560C530 566 580 552 604 520Z", "#1b1714"),
      neck(6, 420, sixInLine),
      pickup(560, "#c9cbce"),
      box(360, 430, 84, 100, "url(#metal)", 6),
      pickup(400),
      box(440, 572, 130, 26, "url(#metal)", 13),
      knob(470, 585, 15),
      knob(530, 585, 15),
    ].join(""),
  )

export const acousticGuitar: Drawing = () =>
  turned(
    -22,
    [
      shape(
        "M650 420C600 360 540 372 500 392C470 406 440 404 410 380C340 324 200 340 176 480C200 620 340 636 410 580C440 556 470 554 500 568C540 588 600 600 650 540Z",
        "url(#body)",
      ),
      line(
        "M650 420C600 360 540 372 500 392C470 406 440 404 410 380C340 324 200 340 176 480C200 620 340 636 410 580C440 556 470 554 500 568C540 588 600 600 650 540",
        "#3a2110",
        8,
      ),
      disc(510, 480, 66, "#c99a5b"),
      disc(510, 480, 56, "#140d09"),
      shape("M470 530C500 560 540 560 566 540C556 590 500 604 466 580Z", "#2a1410"),
      neck(6, 400, threeAndThree),
      box(300, 420, 24, 120, "#2c1b10", 8),
      shine("M206 440C220 396 270 366 330 368"),
    ].join(""),
  )

export const bassGuitar: Drawing = () =>
  turned(
    -20,
    [
      shape(
        "M640 420C590 330 520 350 470 366C410 384 350 330 270 352C180 376 160 470 196 540C226 604 310 620 390 604C470 590 520 640 590 616C630 600 650 570 664 540C630 530 616 506 616 480C616 452 626 434 640 420Z",
        "url(#body)",
      ),
      shine("M200 450C206 404 250 376 300 376"),
      neck(4, 470, fourInLine),
      box(470, 440, 36, 40, "#171311", 6),
      box(500, 480, 36, 40, "#171311", 6),
      box(340, 440, 36, 80, "url(#metal)", 6),
      knob(400, 570, 16),
      knob(450, 572, 16),
    ].join(""),
  )

export const ukulele: Drawing = () =>
  turned(
    -24,
    [
      shape(
        "M650 436C610 396 570 402 540 420C520 430 500 428 476 410C420 366 300 380 290 480C300 580 420 594 476 550C500 532 520 530 540 540C570 558 610 564 650 524Z",
        "url(#body)",
      ),
      disc(544, 480, 42, "#140d09"),
      line("M544 438a42 42 0 1 1-1 0", "#efe0b8", 5),
      neck(4, 250, threeAndThree),
      box(384, 440, 18, 80, "#2c1b10", 6),
      shine("M314 450C324 420 360 402 404 402"),
    ].join(""),
  )

export const violin: Drawing = () =>
  turned(
    -28,
    [
      shape(
        "M600 420C560 372 510 376 486 404C470 424 450 424 430 404C390 366 290 372 276 480C290 588 390 594 430 556C450 536 470 536 486 556C510 584 560 588 600 540Z",
        "url(#body)",
      ),
      line("M470 430q24 8 20 50M470 530q24-8 20-50", "#1b0e07", 7),
      box(560, 464, 330, 32, "#17110d", 6),
      box(330, 464, 110, 32, "#17110d", 12),
      box(520, 440, 12, 80, "url(#wood)", 3),
      each(4, (at) => line(`M380 ${470 + at * 7}H920`, "#efe7db", 1.6)),
      shape("M880 462h60q34 2 34 20t-24 18q-16-2-12-16h-58z", "url(#wood)"),
      each(4, (at) => box(898 + (at % 2) * 26, at < 2 ? 436 : 492, 8, 28, "#17110d", 4)),
      oval(300, 520, 40, 30, "#17110d"),
      line("M360 664L1010 610", "url(#wood)", 9),
      line("M372 676L1000 624", "#f2ecdd", 4),
      box(362, 656, 54, 26, "#17110d", 5),
    ].join(""),
  )
