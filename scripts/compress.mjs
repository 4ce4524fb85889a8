import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"

/** Runs at build time, so it may be slow. Types of files other than text are compressed already. */
const encoders = {
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  br: promisify(brotliCompress),
}

/** Writes compressed variants beside each script, style sheet and SVG of a folder, where they are smaller. */
export async function compressFiles(folder) {
  const files = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name))
  await Promise.all(files.map((name) => compress(join(folder, name))))
}

async function compress(file) {
  const bytes = await readFile(file)
  let smallest = bytes.length
  for (const [ending, encode] of Object.entries(encoders)) {
    const encoded = await encode(bytes)
    if (encoded.length >= smallest) continue
    smallest = encoded.length
    await writeFile(`${file}.${ending}`, encoded)
  }
}
