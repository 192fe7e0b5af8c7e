import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

/** The last five of a bird, the newest last: full won, half drawn, empty lost. */
export function LastFights({ last }: { last: string }) {
  const { t } = useTranslation()
  const marks = [...last]
  if (marks.length === 0) return null
  return (
    <span
      className="cock-last"
      role="img"
      aria-label={t('instant.cockfight.lastFive', { list: marks.map((mark) => wordOf(t, mark)).join(', ') })}
    >
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of the last five
        <i key={index} data-mark={mark} />
      ))}
    </span>
  )
}

function wordOf(t: TFunction, mark: string): string {
  if (mark === 'W') return t('instant.cockfight.won')
  return mark === 'D' ? t('instant.cockfight.drawn') : t('instant.cockfight.lost')
}
