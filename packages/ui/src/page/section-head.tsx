import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'

export type SectionHeadProps = {
  title: ReactNode
  /** Beside the title: how many, how often it changes. */
  note?: ReactNode
  /** The heading's level; `page` for the one title of a page. */
  level?: 'page' | 'section'
  /** At the end of the line. */
  aside?: ReactNode
  /** "All 128 tables" with its arrow. */
  more?: { label: string; href: string }
  className?: string
}

/** The name of a place, in the poster face, and what belongs on its line. */
export function SectionHead({ title, note, level = 'section', aside, more, className }: SectionHeadProps) {
  const { Link } = useUi()
  const Heading = level === 'page' ? 'h1' : 'h2'
  return (
    <div className={cx('mb-4 flex min-h-10 flex-wrap items-center gap-x-3.5 gap-y-2', className)}>
      <Heading className={cx('max-w-full shrink-0 poster', level === 'page' ? 'text-3xl' : 'text-2xl')}>
        {title}
      </Heading>
      {note && <span className="mt-1 text-sm text-ink-3">{note}</span>}
      <div className="ms-auto flex items-center gap-3.5">
        {aside}
        {more && (
          <Link
            href={more.href}
            className="inline-flex items-center gap-1 text-sm font-semibold text-lamp-ink hit-44 hover:underline"
          >
            {more.label}
            <Icon name="icon-[ph--caret-right-bold]" flip className="text-[11px]" />
          </Link>
        )}
      </div>
    </div>
  )
}
