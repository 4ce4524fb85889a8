import type { Figure, Line } from "./figure.ts"
import { figures } from "./figures.ts"
import { inContext } from "./context.ts"
import { saveResults, loadAverage, printTable } from "./report.ts"

/** `npm run bench -- [NAME …]`: measures all figures, or those named, one after the other. */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !figures.some((figure) => figure.name === name))
const wanted = figures.filter(({ name }) => names.length === 0 || names.includes(name))

if (unknown.length > 0) refuse()
else await measure()

function refuse() {
  const list = figures.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`)
  process.stderr.write(`There is no figure ${unknown.join(", ")}. There are:\n${list.join("\n")}\n`)
  process.exitCode = 1
}

async function measure() {
  const lines: Line[] = []
  for (const figure of wanted) {
    const load = loadAverage()
    const measured = await linesOf(figure)
    await saveResults(figure, load, measured)
    lines.push(...measured)
  }
  printTable(lines)
  process.exitCode = lines.every(({ held }) => held) ? 0 : 1
}

/** If the measurement throws, reports a line that did not hold, with the error. */
async function linesOf({ name, about, measure }: Figure): Promise<Line[]> {
  const say = (words: string) => process.stderr.write(`${name}: ${words}\n`)
  say(about)
  try {
    return await inContext(measure, say)
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    const why = error instanceof Error ? error.message : String(error)
    return [{ figure: about, target: "", measured: `broke off: ${why}`, held: false }]
  }
}
