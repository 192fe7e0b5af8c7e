import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import type { Column } from './column.ts'

type TableHeadProps<Row> = { columns: readonly Column<Row>[]; isDense: boolean; lead?: ReactNode }

/** Column names; kept in sight while rows scroll, for screen readers only on a phone. */
export function TableHead<Row>({ columns, isDense, lead }: TableHeadProps<Row>) {
  const cell = cx(
    'sticky top-(--table-top,0px) z-(--f-z-raised) bg-surface-2 text-xs font-semibold whitespace-nowrap text-ink-3',
    isDense ? 'px-2.5 py-2.25 first:ps-3.5 last:pe-3.5' : 'px-3 py-3 first:ps-5 last:pe-5',
  )
  return (
    <thead className="max-md:sr-only">
      <tr>
        {lead && <td className={cx(cell, 'w-9')}>{lead}</td>}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={column.sorted}
            style={{ width: column.width }}
            className={cx(cell, alignClass(column.align), column.className)}
          >
            <HeadLabel column={column} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function alignClass(align: Column<never>['align']): string {
  if (align === 'end') return 'text-end'
  return align === 'center' ? 'text-center' : 'text-start'
}

function HeadLabel<Row>({ column }: { column: Column<Row> }) {
  const text = useUiText()
  if (column.isHeadHidden) return <span className="sr-only">{column.head}</span>
  if (!column.onSort) return column.head
  const isUp = column.sorted === 'ascending'
  return (
    <button
      type="button"
      onClick={column.onSort}
      title={isUp ? text.sortDescending : text.sortAscending}
      className="inline-flex items-center gap-1 rounded-xs text-inherit [font:inherit] hover:text-ink aria-[sort]:text-ink"
    >
      {column.head}
      <Icon
        name={sortIcon(column.sorted)}
        className={cx('text-2xs', column.sorted === 'none' ? 'opacity-50' : 'text-lamp-ink')}
      />
    </button>
  )
}

function sortIcon(sorted: Column<never>['sorted']): string {
  if (sorted === 'ascending') return 'icon-[ph--caret-up-bold]'
  return sorted === 'descending' ? 'icon-[ph--caret-down-bold]' : 'icon-[ph--caret-up-down-bold]'
}
