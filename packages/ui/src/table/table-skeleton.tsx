import { cx } from '../lib/cx.ts'
import { ids } from '../lib/ids.ts'
import { Skeleton } from '../state/skeleton.tsx'
import { type Column, cellClass } from './column.ts'

const rowCount = 6
const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5']

type TableSkeletonProps<Row> = { columns: readonly Column<Row>[]; isDense: boolean; hasLead: boolean }

/** Six rows in the shape of what is coming. */
export function TableSkeleton<Row>({ columns, isDense, hasLead }: TableSkeletonProps<Row>) {
  return ids('row', rowCount).map((id, index) => (
    <tr
      key={id}
      className="border-t md:h-11 border-line-soft max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:gap-y-2 max-md:px-4 max-md:py-3.5"
    >
      {hasLead && (
        <td className={cellClass({ card: 'lead' }, isDense)}>
          <Skeleton className="size-4.5" />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} className={cellClass(column, isDense)}>
          <Skeleton
            className={cx(
              'h-3 min-w-8',
              widths[(index + place) % widths.length],
              column.align === 'end' && 'ms-auto',
              column.align === 'end' ? 'max-md:w-20' : 'max-md:w-32',
            )}
          />
        </td>
      ))}
    </tr>
  ))
}
