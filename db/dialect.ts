import { type OperationNode, PostgresDialect, PostgresQueryCompiler } from "kysely"

/** Of what a statement selects and joins; shorter lists are put together as quickly as found. */
const longList = 3

/** PostgreSQL, with the long lists of statements that begin alike made text only once. */
export class RememberingDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new RememberingCompiler()
  }
}

class RememberingCompiler extends PostgresQueryCompiler {
  private readonly known = new WeakMap<readonly OperationNode[], string>()

  protected override compileList(nodes: readonly OperationNode[], separator?: string) {
    const known = this.known.get(nodes)
    if (known !== undefined) return this.append(known)
    const [begin, parameters] = [this.getSql().length, this.numParameters]
    super.compileList(nodes, separator)
    // what holds a value has the value's number in it
    if (nodes.length >= longList && this.numParameters === parameters)
      this.known.set(nodes, this.getSql().slice(begin))
  }
}
