import { box, disc, type Drawing, each, line, oval, shape, shine, turned } from "./pieces.ts"

function drum(y: number, height: number, width: number, fill: string) {
  return [
    shape(`M${640 - width} ${y}V${y + height}A${width} 70 0 0 0 ${640 + width} ${y + height}V${y}Z`, fill),
    shape(
      `M${640 - width} ${y + height - 20}A${width} 70 0 0 0 ${640 + width} ${y + height - 20}v24A${width} 70 0 0 1 ${640 - width} ${y + height + 4}Z`,
      "url(#metal)",
    ),
    oval(640, y, width, 90, "url(#metal)"),
    oval(640, y - 4, width - 18, 78, "#f4eee2"),
  ].join("")
}

export const snareDrum: Drawing = () =>
  [
    drum(380, 260, 370, "url(#body)"),
    each(7, (at) => box(320 + at * 104, 440 + Math.sin((at / 6) * Math.PI) * 46, 22, 170, "url(#metal)", 11)),
    shine("M290 430V600", 12),
    line("M420 250L800 396", "url(#wood)", 24),
    line("M900 236L560 400", "url(#wood)", 24),
  ].join("")

function stand(top: number) {
  return `${box(633, top, 14, 800 - top, "url(#metal)", 7)}${line("M640 660L500 836M640 660L780 836M640 660L640 846", "url(#metal)", 14)}`
}

export const cymbal: Drawing = () =>
  [
    stand(300),
    turned(
      -10,
      oval(640, 330, 440, 110, "url(#gold)") +
        each(
          6,
          (at) =>
            `<ellipse cx="640" cy="328" rx="${410 - at * 58}" ry="${100 - at * 14}" fill="none" stroke="#7d5a1c" stroke-opacity="0.35" stroke-width="3"/>`,
        ) +
        oval(640, 310, 90, 40, "url(#gold)") +
        box(626, 250, 28, 60, "#1b1714", 8),
    ),
  ].join("")

export const hiHat: Drawing = () =>
  [
    stand(200),
    oval(640, 420, 330, 62, "url(#gold)"),
    oval(640, 396, 330, 62, "#7d5a1c"),
    oval(640, 388, 330, 62, "url(#gold)"),
    oval(640, 370, 74, 26, "url(#gold)"),
    box(620, 300, 40, 70, "#1b1714", 8),
    shape("M520 836L640 780L760 836Z", "url(#dark)"),
  ].join("")

export const drumSticks: Drawing = () => {
  const stick = `${box(220, 460, 760, 40, "url(#wood)", 20)}${shape("M940 460L1020 469V491L940 500Z", "url(#wood)")}${oval(1034, 480, 34, 20, "#e6cc97")}${box(218, 458, 212, 44, "url(#body)", 20)}${shine("M470 470H930", 6)}`
  return turned(-24, stick) + `<g transform="translate(0 60)">${turned(20, stick)}</g>`
}

export const cajon: Drawing = () =>
  [
    shape("M430 212L486 172H906L850 212Z", "#c08a50"),
    shape("M850 212L906 172V764L850 810Z", "#4a2e18"),
    box(430, 210, 420, 600, "url(#wood)"),
    box(446, 226, 388, 568, "url(#body)", 4),
    disc(640, 500, 90, "#1b0f08"),
    each(5, (at) => line(`M${470 + at * 84} 236V784`, "#0002", 6)),
    each(4, (at) => disc(456 + (at % 2) * 368, 236 + Math.floor(at / 2) * 548, 8, "url(#metal)")),
    shine("M450 240V700"),
  ].join("")

function head(x: number, y: number, width: number) {
  return `${oval(x, y, width, width * 0.36, "#7a4b28")}${oval(x, y - 6, width - 14, width * 0.31, "#efe3cc")}${oval(x, y - 4, width * 0.42, width * 0.14, "#171311")}`
}

function laces(x: number, y: number, width: number, height: number) {
  return each(7, (at) =>
    line(
      `M${x - width + 20 + at * ((width * 2 - 40) / 6)} ${y + 30}L${x - (width - 40) * 0.8 + at * (((width - 40) * 1.6) / 6)} ${y + height}`,
      "#e6d5ad",
      7,
    ),
  )
}

export const tabla: Drawing = () => {
  return [
    oval(445, 772, 176, 46, "#8c2f23"),
    oval(840, 776, 182, 42, "#8c2f23"),
    shape("M300 400Q250 560 350 760Q440 800 530 760Q640 560 590 400Z", "url(#metal)"),
    laces(445, 400, 150, 340),
    head(445, 400, 156),
    shape("M718 430Q690 600 716 760Q840 810 964 760Q990 600 962 430Z", "url(#body)"),
    laces(840, 430, 120, 320),
    head(840, 430, 124),
    each(4, (at) => box(719 + at * 66, 560, 44, 60, "url(#wood)", 14)),
  ].join("")
}

export const djembe: Drawing = () =>
  [
    shape("M360 280Q390 520 560 600Q520 720 480 820H800Q760 720 720 600Q890 520 920 280Z", "url(#body)"),
    each(9, (at) => line(`M${386 + at * 60} 300L${434 + at * 51.5} 470L${414 + at * 60} 300`, "#efe3cc", 6)),
    oval(640, 280, 282, 74, "#3a2110"),
    oval(640, 270, 264, 64, "#f1e6cf"),
    shine("M400 340Q430 470 520 550"),
    line("M490 790Q640 826 790 790", "#0004", 10),
  ].join("")
