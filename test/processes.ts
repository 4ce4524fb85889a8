import { readFile } from "node:fs/promises"

/** The child processes of a process whose command line matches `command`. */
export async function childrenOf(pid: number, command = /./) {
  const said = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "")
  const children = said.split(" ").filter(Boolean).map(Number)
  const commands = await Promise.all(children.map(commandOf))
  return children.filter((_, place) => command.test(commands[place] ?? ""))
}

function commandOf(pid: number) {
  return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
}
