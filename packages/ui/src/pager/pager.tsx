import { numberFormat } from '@fairground/money'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'
import { pageNumbers } from './page-numbers.ts'

export type PagerProps = {
  /** From 1. */
  page: number
  pageSize: number
  totalCount: number
  onPageChange: (page: number) => void
  className?: string
}

/** "1–8 of 1.284" and the pages. On a phone: the range, back and forth. */
export function Pager({ page, pageSize, totalCount, onPageChange, className }: PagerProps) {
  const { text, locale } = useUi()
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize))
  const count = (value: number) => numberFormat(locale).format(value)
  const range = {
    from: count(totalCount === 0 ? 0 : (page - 1) * pageSize + 1),
    to: count(Math.min(page * pageSize, totalCount)),
    total: count(totalCount),
  }
  return (
    <nav aria-label={text.pages} className={cx('flex items-center gap-1', className)}>
      <span className="me-auto text-sm text-ink-3">
        <bdi>{fill(text.rangeOfTotal, range)}</bdi>
      </span>
      <IconButton
        label={text.previousPage}
        icon="icon-[ph--caret-left-bold]"
        flip
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
        iconClassName="text-sm"
      />
      <PageList page={page} pageCount={pageCount} onPageChange={onPageChange} />
      <IconButton
        label={text.nextPage}
        icon="icon-[ph--caret-right-bold]"
        flip
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
        iconClassName="text-sm"
      />
    </nav>
  )
}

type PageListProps = { page: number; pageCount: number; onPageChange: (page: number) => void }

function PageList({ page, pageCount, onPageChange }: PageListProps) {
  const { text } = useUi()
  return (
    <ul className="flex items-center gap-1 max-md:hidden">
      {pageNumbers(page, pageCount).map((item, index, all) => (
        <li key={item === 'gap' ? `gap after ${all[index - 1]}` : item}>
          {item === 'gap' ? (
            <span className="grid h-9 min-w-9 place-items-center text-ink-3">…</span>
          ) : (
            <button
              type="button"
              aria-label={fill(text.goToPage, { page: item })}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPageChange(item)}
              className="h-9 min-w-9 rounded-sm px-1.5 text-sm font-semibold text-ink-2 hover:bg-surface-2 aria-[current]:bg-surface-3 aria-[current]:text-lamp-ink"
            >
              {item}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
