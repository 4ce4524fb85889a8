import { fourInLine, neck, paired, sixInLine } from "./necks.ts"
import { box, disc, type Drawing, each, knob, line, oval, shape, shine, turned } from "./pieces.ts"

function pickup(x: number, colour = "#171311") {
  return `${box(x, 436, 30, 88, colour, 12)}${each(6, (at) => disc(x + 15, 480 + (at - 2.5) * 11, 3.5, "#cfc8ba"))}`
}

export const stratocaster: Drawing = () =>
  turned(
    -24,
    [
      shape(
        "M604 450C614 434 640 428 664 414C700 394 706 358 674 346C632 330 566 358 510 366C440 376 400 314 320 312C230 310 186 390 190 486C194 590 250 652 330 648C410 644 430 590 490 590C546 590 586 626 630 612C664 600 660 564 632 554C606 546 584 534 580 510Z",
        "url(#body)",
      ),
      shine("M212 446C222 376 266 334 322 334"),
      shape(
        "M598 450C610 430 640 418 656 396C660 374 640 366 616 372C570 384 500 404 424 406C386 408 374 430 376 470V530C374 552 336 566 330 592C330 614 356 622 384 608C424 588 450 570 500 570C548 572 586 602 620 594C640 588 638 574 622 568C594 558 572 540 570 510Z",
        "#f6efe0",
      ),
      pickup(384),
      pickup(444),
      pickup(504),
      box(316, 436, 34, 88, "url(#metal)", 6),
      knob(462, 552, 14),
      knob(414, 568, 14),
      knob(368, 588, 14),
      neck({ strings: 6, bridge: 334, joint: 548, nut: 1060, head: sixInLine }),
    ].join(""),
  )

export const lesPaul: Drawing = () => {
  const outline =
    "M640 450C628 384 566 350 510 370C470 386 450 384 410 362C330 322 208 360 200 474C194 590 300 650 400 608C450 588 480 590 520 606C570 624 632 618 664 584C676 568 664 554 646 552C616 550 598 534 598 510Z"
  return turned(
    -22,
    [
      shape(outline, "url(#body)"),
      line(outline, "#efe0b8", 7),
      shine("M226 440C240 398 286 372 340 374"),
      box(462, 434, 44, 92, "url(#gold)", 8),
      box(544, 434, 44, 92, "url(#gold)", 8),
      box(406, 436, 22, 88, "url(#metal)", 8),
      box(346, 440, 18, 80, "url(#metal)", 8),
      each(4, (at) => knob(326 + (at % 2) * 62, 552 + Math.floor(at / 2) * 36 - (at % 2) * 6, 15)),
      neck({ strings: 6, bridge: 355, joint: 594, nut: 1040, head: paired(6) }),
    ].join(""),
  )
}

export const telecaster: Drawing = () =>
  turned(
    -26,
    [
      shape(
        "M632 450C626 372 560 350 480 362C420 370 380 340 320 344C226 352 190 420 196 496C204 604 300 640 400 618C460 604 500 618 560 616C612 614 660 602 672 566C676 550 660 542 640 542C612 540 600 528 598 510Z",
        "url(#body)",
      ),
      shine("M222 450C232 394 280 370 330 368"),
      shape(
        "M624 450C616 412 570 396 480 404C440 408 426 420 426 440V560C490 572 560 568 598 510Z",
        "#1b1714",
      ),
      pickup(516, "#c9cbce"),
      box(330, 430, 84, 100, "url(#metal)", 6),
      pickup(372),
      box(424, 567, 136, 28, "url(#metal)", 14),
      knob(458, 581, 15),
      knob(522, 581, 15),
      neck({ strings: 6, bridge: 346, joint: 566, nut: 1060, head: sixInLine }),
    ].join(""),
  )

function soundBox() {
  const outline =
    "M640 452C632 400 600 362 546 362C490 362 470 388 430 384C380 378 350 322 280 322C200 322 170 400 170 480C170 560 200 638 280 638C350 638 380 582 430 576C470 572 490 598 546 598C600 598 632 560 640 508Z"
  return [
    shape(outline, "url(#body)"),
    line(outline, "#3a2110", 8),
    disc(520, 480, 64, "#c99a5b"),
    disc(520, 480, 55, "#140d09"),
    box(284, 414, 26, 132, "#2c1b10", 8),
    shine("M192 440C204 376 240 344 286 342"),
  ].join("")
}

export const acousticGuitar: Drawing = () =>
  turned(
    -22,
    [
      soundBox(),
      shape("M470 528C492 556 552 560 578 526C594 550 562 586 524 582C488 578 464 556 470 528Z", "#2a1410"),
      neck({ strings: 6, bridge: 298, joint: 578, nut: 1040, head: paired(6) }),
    ].join(""),
  )

export const ukulele: Drawing = () =>
  turned(
    -24,
    [
      `<g transform="translate(190 134) scale(0.72)">${soundBox()}</g>`,
      neck({ strings: 4, bridge: 404, joint: 604, nut: 900, head: paired(4) }),
    ].join(""),
  )

export const bassGuitar: Drawing = () =>
  turned(
    -20,
    [
      shape(
        "M590 460C608 442 660 434 698 412C728 394 722 360 690 352C640 342 600 380 540 386C466 392 434 330 350 322C246 314 184 396 188 492C192 594 262 648 336 636C396 626 410 584 466 578C530 572 590 622 640 604C668 592 664 560 634 552C604 544 578 528 572 500Z",
        "url(#body)",
      ),
      shine("M208 450C220 386 268 344 340 342"),
      box(440, 450, 36, 30, "#171311", 6),
      box(406, 480, 36, 30, "#171311", 6),
      box(334, 446, 22, 68, "#171311", 8),
      box(246, 444, 40, 72, "url(#metal)", 6),
      knob(414, 558, 16),
      knob(362, 574, 16),
      knob(310, 594, 16),
      neck({ strings: 4, bridge: 270, joint: 520, nut: 1100, head: fourInLine }),
    ].join(""),
  )

export const violin: Drawing = () =>
  turned(
    -28,
    [
      shape(
        "M600 420C560 372 510 376 486 404C470 424 450 424 430 404C390 366 290 372 276 480C290 588 390 594 430 556C450 536 470 536 486 556C510 584 560 588 600 540Q612 480 600 420Z",
        "url(#body)",
      ),
      line("M472 438q10-12 26-2t30-2M472 522q10 12 26 2t30 2", "#1b0e07", 6),
      oval(342, 532, 42, 26, "url(#dark)"),
      line("M280 480H340", "#17110d", 8),
      box(560, 464, 330, 32, "url(#dark)", 6),
      box(330, 464, 110, 32, "url(#dark)", 12),
      box(496, 444, 12, 72, "url(#wood)", 3),
      each(4, (at) => box(898 + (at % 2) * 26, at < 2 ? 440 : 486, 8, 34, "url(#dark)", 4)),
      shape("M880 462h60q34 2 34 20t-24 18q-16-2-12-4h-58z", "url(#wood)"),
      each(4, (at) => line(`M432 ${469.5 + at * 7}H920`, "#efe7db", 1.6)),
      bow(),
    ].join(""),
  )

function bow() {
  return `<g transform="translate(360 672) rotate(-5)">${box(0, 0, 654, 9, "url(#wood)", 4)}${box(20, 18, 624, 4, "#e4d8ba")}${box(0, 2, 54, 24, "url(#dark)", 5)}${shape("M636 2H656L648 24H640Z", "url(#dark)")}</g>`
}
