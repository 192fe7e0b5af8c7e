import type { Profit } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { compactFormat, Empty, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { sharesOf } from './shares-of.ts'

const colors = ['slots', 'live', 'sports', 'fish', 'pvp', 'esports', 'lottery'] as const
const radius = 62
const round = 2 * Math.PI * radius
const gap = 3

interface TypeSharesProps {
  /** Undefined while it is read. */
  byType: Record<string, Profit> | undefined
  total: string | undefined
}

/** Which types of game the team plays, by valid bets: a ring, and the same shares as a list. */
export function TypeShares({ byType, total }: TypeSharesProps) {
  const { t, i18n } = useTranslation()
  if (!byType || total === undefined) return <Skeleton className="h-66 w-full rounded-lg" />
  const shares = sharesOf(byType)
  const compact = compactFormat(i18n.language)
  const percent = numberFormat(i18n.language, { style: 'percent' })
  return (
    <section aria-label={t('agents:byType')} className="grid grid-cols-1 content-start gap-4 card p-5">
      <h2 className="text-lg font-bold">{t('agents:byType')}</h2>
      {shares.length === 0 ? (
        <Empty icon="icon-[ph--chart-pie-slice-duotone]" title={t('agents:noBets')} />
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-5">
          <div className="relative aspect-square w-42 max-w-full">
            <svg viewBox="0 0 168 168" aria-hidden="true" className="size-full -rotate-90 rtl:-scale-y-100">
              {shares.map(({ type, share, before }, index) => (
                <circle
                  key={type}
                  cx="84"
                  cy="84"
                  r={radius}
                  fill="none"
                  stroke={`var(--f-cat-${colors[index % colors.length]})`}
                  strokeWidth="22"
                  strokeDasharray={`${Math.max(1, share * round - (shares.length > 1 ? gap : 0))} ${round}`}
                  strokeDashoffset={-before * round}
                />
              ))}
            </svg>
            <div className="absolute inset-0 grid place-content-center text-center">
              <b className="text-base">
                <bdi>{compact.format(Number(total))}</bdi>
              </b>
              <span className="text-2xs text-ink-3">{t('profit.validBet')}</span>
            </div>
          </div>
          <ul className="grid min-w-0 flex-1 basis-32 gap-2 text-sm">
            {shares.map(({ type, share }, index) => (
              <li key={type} className="flex items-center gap-2">
                <i
                  aria-hidden="true"
                  className="size-2.5 rounded-[3px]"
                  style={{ background: `var(--f-cat-${colors[index % colors.length]})` }}
                />
                <span className="flex-1">{t(`bet.types.${type}`, { defaultValue: type })}</span>
                <b>{percent.format(share)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
