import type { ReactNode } from 'react'

/** Where a cell stands in the card a row becomes below 768 px: two lines, and one more over the full width. */
export type CardPlace = 'lead' | 'title' | 'end' | 'meta' | 'metaEnd' | 'foot'

export type Column<Row> = {
  id: string
  head: ReactNode
  /** The head is for screen readers only: a column of buttons. */
  isHeadHidden?: boolean
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'center' | 'end'
  /** CSS width, as in `36px` or `20%`. */
  width?: string
  /** Names the row for screen readers; one column of a table. */
  isRowHead?: boolean
  /** Cell of the totals row. */
  foot?: ReactNode
  /** The order it stands in now; present on columns that can be sorted. */
  sorted?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
  /** Absent: not shown on a phone. */
  card?: CardPlace
  /** On a phone, where the head is gone, the value says itself what it is. */
  isNamed?: boolean
  className?: string
}

export const cellPlaces: Record<CardPlace, string> = {
  lead: 'max-md:row-span-2 max-md:self-center max-md:pe-3! max-md:col-start-1 max-md:row-start-1',
  title: 'max-md:col-start-2 max-md:row-start-1 max-md:min-w-0',
  end: 'max-md:col-start-3 max-md:row-start-1 max-md:justify-self-end max-md:ps-3!',
  meta: 'max-md:col-start-2 max-md:row-start-2 max-md:min-w-0 max-md:text-xs max-md:text-ink-3',
  metaEnd:
    'max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end max-md:ps-3! max-md:text-xs max-md:text-ink-3',
  foot: 'max-md:col-span-full max-md:row-start-3 max-md:pt-2!',
}

/** Classes of a cell: padding of the density, alignment, place in the card. */
export function cellClass(column: Pick<Column<never>, 'align' | 'card' | 'className'>, isDense: boolean): string {
  const sides = isDense
    ? 'md:px-2.5 md:py-2 md:first:ps-3.5 md:last:pe-3.5'
    : 'md:px-3 md:py-2.25 md:first:ps-5 md:last:pe-5'
  const align = column.align === 'end' ? 'text-end' : column.align === 'center' ? 'md:text-center' : 'text-start'
  const place = column.card
    ? `max-md:block max-md:p-0 max-md:@max-[15rem]:ps-0! max-md:@max-[15rem]:text-start ${cellPlaces[column.card]}`
    : 'max-md:hidden'
  return `align-middle ${sides} ${align} ${place} ${column.className ?? ''}`
}
