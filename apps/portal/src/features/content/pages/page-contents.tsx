import type { RichHeading } from '@fairground/contract/rich-text'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Fewer headings are seen at a glance. */
const headingsMin = 3

/** What a long page is about, each part a way to it. */
export function PageContents({ headings, className }: { headings: readonly RichHeading[]; className?: string }) {
  const { t } = useTranslation()
  if (headings.length < headingsMin) return null
  return (
    <nav aria-label={t('reading.contents')} className={cx('print:hidden', className)}>
      <h2 className="mb-2 text-sm font-bold">{t('reading.contents')}</h2>
      <ol className="grid border-s-2 border-line">
        {headings.map(({ anchor, text, level }) => (
          <li key={anchor} className={level === 3 ? 'max-lg:hidden' : undefined}>
            <a
              href={`#${anchor}`}
              className={cx(
                '-ms-0.5 block border-s-2 border-transparent py-1.5 text-sm text-ink-2 hover:border-lamp-lo hover:text-ink focus-ring',
                level === 2 ? 'ps-4' : 'ps-8',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
