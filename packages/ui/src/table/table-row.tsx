import type { KeyboardEvent, MouseEvent } from 'react'
import { Check } from '../field/check.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { type Column, cellClass } from './column.ts'
import type { TableSelection } from './table-selection.ts'

type TableRowProps<Row> = {
  row: Row
  rowId: string
  /** Its place in the whole table, the head counted, where only a part is drawn. */
  rowIndex: number | undefined
  columns: readonly Column<Row>[]
  isDense: boolean
  isActive: boolean
  /** Older rows while newer ones load. */
  isFaded: boolean
  selection: TableSelection | undefined
  onRowClick: ((row: Row) => void) | undefined
}

/** Letters too large for cells beside each other stand below each other. */
const cardRow =
  'max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:gap-y-1 max-md:px-4 max-md:py-3 max-md:@max-[15rem]:block'

/** One row; below 768 px the same cells laid out as a card. */
export function TableRow<Row>({ row, rowId, columns, isDense, isActive, isFaded, ...rest }: TableRowProps<Row>) {
  const { selection, onRowClick } = rest
  const isSelected = selection?.keys.has(rowId) ?? false
  return (
    <tr
      data-row
      aria-rowindex={rest.rowIndex}
      aria-selected={selection ? isSelected : undefined}
      aria-current={isActive || undefined}
      tabIndex={onRowClick ? 0 : undefined}
      onClick={onRowClick && ((event) => isOwnClick(event) && onRowClick(row))}
      onKeyDown={onRowClick && ((event) => isOwnEnter(event) && onRowClick(row))}
      className={cx(
        'border-t border-line-soft transition-colors duration-fast hover:bg-surface-2',
        'aria-current:bg-lamp-soft aria-current:shadow-[inset_3px_0_0_var(--f-lamp)] rtl:aria-current:shadow-[inset_-3px_0_0_var(--f-lamp)]',
        'focus-visible:-outline-offset-2',
        onRowClick && 'cursor-pointer',
        isFaded && 'opacity-60',
        cardRow,
      )}
    >
      {selection && (
        <td className={cellClass({ card: 'lead' }, isDense)}>
          <RowCheck rowId={rowId} isSelected={isSelected} selection={selection} />
        </td>
      )}
      {columns.map((column) =>
        column.isRowHead ? (
          <th key={column.id} scope="row" className={cx(cellClass(column, isDense), 'font-semibold')}>
            <Cell column={column} row={row} />
          </th>
        ) : (
          <td key={column.id} className={cellClass(column, isDense)}>
            <Cell column={column} row={row} />
          </td>
        ),
      )}
    </tr>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = column.cell(row)
  if (!column.isNamed || value === '') return value
  return (
    <>
      <span className="text-xs font-normal text-ink-3 md:hidden">{column.head} </span>
      {value}
    </>
  )
}

type RowCheckProps = { rowId: string; isSelected: boolean; selection: TableSelection }

function RowCheck({ rowId, isSelected, selection }: RowCheckProps) {
  const text = useUiText()
  const toggle = () => {
    const keys = new Set(selection.keys)
    if (!keys.delete(rowId)) keys.add(rowId)
    selection.onChange(keys)
  }
  return <Check size="sm" aria-label={text.selectRow} checked={isSelected} onChange={toggle} />
}

const controls = 'a,button,input,label,select,textarea'

const isOwnClick = ({ target }: MouseEvent) => target instanceof Element && !target.closest(controls)

const isOwnEnter = ({ key, target, currentTarget }: KeyboardEvent) => key === 'Enter' && target === currentTarget
