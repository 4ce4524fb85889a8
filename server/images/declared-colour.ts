import { open } from "node:fs/promises"

export type DeclaredColour = { primaries: number; transfer: number } | { gamma: number }

const headerBytes = 64 * 1024

const pngSignature = "\x89PNG\r\n\x1A\n"

export async function declaredColour(photo: Buffer | string): Promise<DeclaredColour | undefined> {
  const header = await headerOf(photo)
  if (header.subarray(0, 8).toString("latin1") === pngSignature) return colourOfPng(header)
  if (header.subarray(4, 8).toString("latin1") === "ftyp") return colourOfAvif(header)
  return undefined
}

async function headerOf(photo: Buffer | string) {
  if (typeof photo !== "string") return photo.subarray(0, headerBytes)
  const file = await open(photo)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headerBytes) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

// https://www.w3.org/TR/png-3/#4Concepts.ColourSpaces
function colourOfPng(header: Buffer): DeclaredColour | undefined {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at + 12 <= header.length;) {
    const end = at + 8 + header.readUInt32BE(at)
    chunks.set(header.toString("latin1", at + 4, at + 8), header.subarray(at + 8, end))
    at = end + 4
  }
  const [cicp, gamma] = [chunks.get("cICP"), chunks.get("gAMA")]
  if (cicp?.length === 4) return { primaries: cicp.readUInt8(0), transfer: cicp.readUInt8(1) }
  if (chunks.has("sRGB") || gamma?.length !== 4 || gamma.readUInt32BE() === 0) return undefined
  return { gamma: 100_000 / gamma.readUInt32BE() }
}

// ISO/IEC 14496-12, 12.1.5
function colourOfAvif(header: Buffer): DeclaredColour | undefined {
  const at = header.indexOf("colrnclx", 0, "latin1")
  if (at < 0 || at + 12 > header.length) return undefined
  return { primaries: header.readUInt16BE(at + 8), transfer: header.readUInt16BE(at + 10) }
}
