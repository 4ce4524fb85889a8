import { setImmediate } from "node:timers/promises"
import type { DeclaredColour } from "./declared-colour.ts"

type LinearRgb = readonly [number, number, number]
type Matrix = readonly [LinearRgb, LinearRgb, LinearRgb]

// https://www.w3.org/TR/css-color-4/#color-conversion-code, by the primaries of ITU-T H.273
const matrices: Record<number, Matrix> = {
  9: [
    [1.660_491, -0.587_641, -0.072_85],
    [-0.124_55, 1.1329, -0.008_349],
    [-0.018_151, -0.100_579, 1.118_73],
  ],
  12: [
    [1.224_94, -0.224_94, 0],
    [-0.042_057, 1.042_057, 0],
    [-0.019_638, -0.078_636, 1.098_274],
  ],
}

const identity: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

const pq = 16
const hlg = 18

// transfer characteristics of ITU-T H.273; others are treated as sRGB
const curves: Record<number, (value: number) => number> = {
  4: (value) => value ** 2.2,
  5: (value) => value ** 2.8,
  8: (value) => value,
  [pq]: fromPq,
  [hlg]: fromHlg,
}

const bt2408WhiteNits = 203

const sliceBytes = 300_000

export async function convertToSrgb(pixels: Uint8Array, colour: DeclaredColour) {
  const matrix = "primaries" in colour ? matrices[colour.primaries] : undefined
  const curve = "gamma" in colour ? (value: number) => value ** colour.gamma : curves[colour.transfer]
  if (!matrix && !curve) return
  const toneMap = "transfer" in colour ? toneMapping(colour.transfer) : undefined
  const linear = Float64Array.from({ length: 256 }, (_, byte) => (curve ?? fromSrgb)(byte / 255))
  for (let from = 0; from < pixels.length; from += sliceBytes) {
    convertSlice(pixels.subarray(from, from + sliceBytes), linear, matrix ?? identity, toneMap)
    await setImmediate()
  }
}

function convertSlice(
  pixels: Uint8Array,
  linear: Float64Array,
  [red, green, blue]: Matrix,
  toneMap?: (light: LinearRgb) => number,
) {
  const lightAt = (at: number) => linear[pixels[at] ?? 0] ?? 0
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const light = [lightAt(at), lightAt(at + 1), lightAt(at + 2)] as const
    const factor = toneMap?.(light) ?? 1
    pixels[at] = encode(dot(red, light) * factor)
    pixels[at + 1] = encode(dot(green, light) * factor)
    pixels[at + 2] = encode(dot(blue, light) * factor)
  }
}

function toneMapping(transfer: number) {
  if (transfer === pq) return (light: LinearRgb) => compression(Math.max(...light))
  if (transfer === hlg)
    return (light: LinearRgb) => {
      const displayed = (dot(bt2100Luminance, light) ** 0.2 * 1000) / bt2408WhiteNits
      return displayed * compression(Math.max(...light) * displayed)
    }
  return undefined
}

const bt2100Luminance: LinearRgb = [0.2627, 0.678, 0.0593]

// tone mapping measured in Chromium 156: brightest channel, factor
const compressions = [
  [0, 0.5],
  [1.2, 0.48],
  [1.36, 0.458],
  [2.08, 0.363],
  [3.19, 0.276],
  [4.16, 0.23],
  [4.93, 0.203],
] as const

function compression(light: number) {
  const after = compressions.findIndex(([each]) => each >= light)
  const [from, to] = [compressions[after - 1], compressions[after]]
  if (!from || !to) return light > 1 ? 1 / light : 0.5
  return from[1] + ((to[1] - from[1]) * (light - from[0])) / (to[0] - from[0])
}

function dot(a: LinearRgb, b: LinearRgb) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

const steps = 4096
const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(toSrgb(step / steps) * 255))

function encode(light: number) {
  return encoded[Math.round(Math.min(Math.max(light, 0), 1) * steps)] ?? 0
}

function fromSrgb(value: number) {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toSrgb(light: number) {
  return light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

// ITU-R BT.2100, tables 4 and 5
function fromPq(value: number) {
  const root = value ** (1 / 78.843_75)
  const part = Math.max(root - 0.835_937_5, 0) / (18.851_562_5 - 18.6875 * root)
  return (part ** (1 / 0.159_301_757_812_5) * 10_000) / bt2408WhiteNits
}

function fromHlg(value: number) {
  return value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12
}
