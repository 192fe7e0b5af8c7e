import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Check } from '../field/check.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { Empty } from '../state/empty.tsx'
import { ErrorState } from '../state/error-state.tsx'
import { type Column, cellClass } from './column.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import type { TableSelection } from './table-selection.ts'
import { TableSkeleton } from './table-skeleton.tsx'
import { useIsTooWide } from './use-is-too-wide.ts'
import { useRowsInView } from './use-rows-in-view.ts'

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  state?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  /** Sentence of the error; says that money is safe where it is about money. */
  errorTitle?: ReactNode
  errorText?: ReactNode
  /** Shown when there are no rows and no filter: an `<Empty>`. */
  empty?: ReactNode
  /** Filters are on: no rows then offers to clear them. */
  isFiltered?: boolean
  onClearFilters?: () => void
  dense?: boolean
  selection?: TableSelection
  /** The row that is open beside the table, or under the J/K cursor. */
  activeKey?: string
  onRowClick?: (row: Row) => void
  /** Scrolls inside this CSS height with the head kept in sight; otherwise the page scrolls. */
  maxHeight?: string
  /** Under the rows: a `<Pager>` or `<KeysetMore>`. */
  footer?: ReactNode
  className?: string
}

/** Rows of one kind, any number of them: of a long list only those near the view are drawn. Figures to the end, head kept in sight, cards below 768 px; waiting, empty, failed included. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, state = 'ready', dense = false, selection, maxHeight, footer } = props
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, abovePx, belowPx } = useRowsInView(body, maxHeight ? 0 : rows.length)
  const shown = maxHeight ? rows : rows.slice(from, to)
  const isPart = shown.length < rows.length
  const scroll = useIsTooWide(box) ? 'overflow-x-auto' : 'overflow-x-auto lg:overflow-x-visible'
  const isBare = rows.length === 0 && state !== 'loading'
  const hasTotals = rows.length > 0 && columns.some((column) => column.foot !== undefined)
  return (
    <div className={cx('card overflow-clip', props.className)} aria-busy={state === 'loading'}>
      <div
        ref={box}
        className={cx('contain-inline-size max-md:@container', maxHeight ? 'overflow-auto' : scroll)}
        style={{ maxHeight }}
      >
        <table
          aria-label={label}
          aria-rowcount={isPart ? rows.length + 1 : undefined}
          className="w-full border-collapse text-sm max-md:block"
        >
          <TableHead
            columns={columns}
            isDense={dense}
            lead={selection && <SelectAll {...props} selection={selection} />}
          />
          <tbody ref={body} className="max-md:block">
            {abovePx > 0 && <Space heightPx={abovePx} />}
            {state === 'loading' && rows.length === 0 && (
              <TableSkeleton columns={columns} isDense={dense} hasLead={Boolean(selection)} />
            )}
            {shown.map((row, index) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                rowIndex={isPart ? from + index + 2 : undefined}
                rowId={rowKey(row)}
                columns={columns}
                isDense={dense}
                isActive={props.activeKey === rowKey(row)}
                isFaded={state === 'loading'}
                selection={selection}
                onRowClick={props.onRowClick}
              />
            ))}
            {belowPx > 0 && <Space heightPx={belowPx} />}
          </tbody>
          {hasTotals && <Totals columns={columns} isDense={dense} hasLead={Boolean(selection)} />}
        </table>
      </div>
      {state === 'loading' && <Loading />}
      {isBare && <NoRows {...props} />}
      {footer && !isBare && <div className="border-t border-line-soft px-4 py-3 md:px-5">{footer}</div>}
    </div>
  )
}

/** The height of rows that are not drawn. */
const Space = ({ heightPx }: { heightPx: number }) => <tr className="max-md:block" style={{ height: heightPx }} />

function SelectAll<Row>({ rows, rowKey, selection }: TableProps<Row> & { selection: TableSelection }) {
  const text = useUiText()
  const keys = rows.map(rowKey)
  const count = keys.filter((key) => selection.keys.has(key)).length
  const isAll = count > 0 && count === keys.length
  return (
    <Check
      size="sm"
      aria-label={text.selectAll}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => selection.onChange(new Set(isAll ? [] : keys))}
    />
  )
}

function Loading() {
  const text = useUiText()
  return (
    <span role="status" className="sr-only">
      {text.loading}
    </span>
  )
}

type TotalsProps<Row> = { columns: readonly Column<Row>[]; isDense: boolean; hasLead: boolean }

function Totals<Row>({ columns, isDense, hasLead }: TotalsProps<Row>) {
  return (
    <tfoot className="max-md:block">
      <tr className="bg-surface-2 font-semibold max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:px-4 max-md:py-3">
        {hasLead && <td className="max-md:hidden" />}
        {columns.map((column) => (
          <td key={column.id} className={cellClass(column, isDense)}>
            {column.foot}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function NoRows<Row>(props: TableProps<Row>) {
  const text = useUiText()
  if (props.state === 'error') {
    return <ErrorState title={props.errorTitle ?? text.tableError} text={props.errorText} onRetry={props.onRetry} />
  }
  if (props.isFiltered) {
    const clear = props.onClearFilters && (
      <Button variant="line" onClick={props.onClearFilters}>
        {text.clearFilters}
      </Button>
    )
    return <Empty title={text.filteredEmpty} icon="icon-[ph--funnel-duotone]" action={clear} />
  }
  return props.empty ?? <Empty title={text.tableEmpty} icon="icon-[ph--tray-duotone]" />
}
