export const palettes = {
  sunburst: { light: "#f6c25c", body: "#c2641f", dark: "#3a170b" },
  cream: { light: "#fbf3de", body: "#e6d5ad", dark: "#a58d5e" },
  oxblood: { light: "#c4513f", body: "#8c2f23", dark: "#45130d" },
  pine: { light: "#5b9b77", body: "#2f6b4a", dark: "#12331f" },
  slate: { light: "#86a3ba", body: "#4a6a84", dark: "#1f3244" },
  walnut: { light: "#b98252", body: "#7a4b28", dark: "#3a2110" },
  ebony: { light: "#5c5450", body: "#2b2624", dark: "#0f0d0c" },
  brass: { light: "#fbe3a0", body: "#cf9f43", dark: "#6f4c14" },
} as const

export type PaletteName = keyof typeof palettes

/** SVG centred in 1280 × 960; the finish is `url(#body)`. */
export type Drawing = () => string

const onPaper = new Set<PaletteName>(["oxblood", "ebony", "walnut", "slate"])

export function studioShot(palette: PaletteName, thing: string) {
  const { light, body, dark } = palettes[palette]
  const [near, far, floor] = onPaper.has(palette)
    ? ["#f7ecd8", "#c3ad88", "#a78f69"]
    : ["#5a4535", "#1d1613", "#120d0b"]
  // dark parts need a light backdrop
  const darkParts = onPaper.has(palette)
    ? ["#4b433e", "#231e1b", "#0d0b0a"]
    : ["#756a63", "#443c37", "#221d1a"]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 1280 960">
<defs>
${gradient("body", "0 0 1 1", [light, body, dark])}
${gradient("wood", "0 0 0.2 1", ["#d9a566", "#a8713a", "#6d4420"])}
${gradient("dark", "0 0 0.3 1", darkParts)}
${gradient("metal", "0 0 1 1", ["#ffffff", "#b9bcc0", "#6e7176", "#e8eaec"])}
${gradient("gold", "0 0 1 1", ["#fff1c2", "#d9a94a", "#7d5a1c", "#f0cf83"])}
${gradient("paper", "0 0 1 1", ["#fffaf0", "#e9dcc2"])}
<radialGradient id="lit" cx="0.36" cy="0.3" r="0.85"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>
<radialGradient id="under"><stop stop-color="#000" stop-opacity="0.55"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<linearGradient id="floor" x2="0" y2="1"><stop stop-color="${floor}" stop-opacity="0"/><stop offset="1" stop-color="${floor}"/></linearGradient>
<pattern id="grille" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="#4a3b2c"/><path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#c99a3d" stroke-opacity="0.45" stroke-width="2"/><path d="M0 0L12 12" stroke="#1a120b" stroke-width="2"/></pattern>
<pattern id="mesh" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H20M0 0V20" stroke="#3f4246" stroke-width="7"/></pattern>
<radialGradient id="round" cx="0.36" cy="0.32" r="0.72"><stop stop-color="#000" stop-opacity="0"/><stop offset="0.55" stop-color="#000" stop-opacity="0.08"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>
</defs>
<rect width="1280" height="960" fill="url(#lit)"/>
<rect y="640" width="1280" height="320" fill="url(#floor)"/>
<ellipse cx="650" cy="836" rx="480" ry="62" fill="url(#under)"/>
${thing}
</svg>`
}

function gradient(id: string, line: string, colours: string[]) {
  const [x1, y1, x2, y2] = line.split(" ")
  const stops = colours.map(
    (colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join("")}</linearGradient>`
}

export function turned(degrees: number, thing: string) {
  return `<g transform="rotate(${degrees} 640 480)">${thing}</g>`
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function disc(x: number, y: number, radius: number, fill: string) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function oval(x: number, y: number, width: number, height: number, fill: string) {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}"/>`
}

/** Gradients need a bounding box, which a horizontal or vertical line lacks: draw a box instead. */
export function line(path: string, colour: string, width: number) {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function shape(path: string, fill: string) {
  return `<path d="${path}" fill="${fill}"/>`
}

export function shine(path: string, width = 6) {
  return `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="${width}" stroke-linecap="round"/>`
}

export function knob(x: number, y: number, radius: number) {
  return `${disc(x, y + 4, radius + 2, "#0006")}${disc(x, y, radius, "url(#dark)")}${line(`M${x} ${y}v${-radius + 3}`, "#efe7db", 4)}`
}

export function each(count: number, thing: (at: number) => string) {
  return Array.from({ length: count }, (_, at) => thing(at)).join("")
}
