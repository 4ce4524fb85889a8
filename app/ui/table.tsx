import type { Key, ReactNode } from "react"

export type Column<Row> = {
  name: string
  cell: (row: Row, index: number) => ReactNode
  /** Buttons and pictures speak for themselves on a card. */
  isUnnamedOnCards?: boolean
}

type Props<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; keyOf: (row: Row) => Key }

/** A table; on small screens every row becomes a card that names its values. */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className="table block md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden text-base text-muted md:table-header-group">
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 md:table-row-group">
        {rows.map((row, index) => (
          <tr
            key={keyOf(row)}

            className="grid gap-1 rounded-box border border-base-300 bg-base-200 p-2 md:table-row md:bg-transparent"
          >
            {columns.map((column) => (
              <Cell key={column.name} column={column}>
                {column.cell(row, index)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  return (
    <td className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-2 py-1 md:table-cell md:p-3">
      {!column.isUnnamedOnCards && <span className="font-semibold text-muted md:hidden">{column.name}</span>}
      {children}
    </td>
  )
}
