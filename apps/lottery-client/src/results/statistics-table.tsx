import { cx, Empty } from '@fairground/ui'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { DigitBars } from './digit-bars.tsx'
import { statisticsOf } from './statistics.ts'

type Order = 'number' | 'hits30' | 'hits100' | 'since'
const figures = ['hits30', 'hits100', 'since'] as const
const orders: readonly Order[] = ['number', ...figures]

/** How often each number came and how long it did not; none of it says anything about the next draw. */
export function StatisticsTable() {
  const { t } = useTranslation()
  const play = useLottery()
  const viewedId = useLotteryState((state) => state.viewedId)
  const past = useLotteryState(({ draws }) => draws.past)
  const [order, setOrder] = useState<Order>('hits30')
  const rules = play.rulesOf(viewedId)
  const { play: playName } = useBetNames(rules.id)
  const [first] = rules.plays
  const told = first && statisticsOf(rules, first, past)
  if (!told || told.draws === 0) return <Empty icon="icon-[ph--chart-bar-duotone]" title={t('results.none')} />
  const rows = [...told.facts].sort((a, b) =>
    order === 'number' ? Number(a.number) - Number(b.number) : b[order] - a[order],
  )
  const most = Object.fromEntries(
    orders.map((one) => [one, Math.max(1, ...told.facts.map((fact) => Number(fact[one])))]),
  )
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-sm font-semibold">{t('pad.independent')}</p>
        <p className="mt-1 text-xs text-ink-3">
          {t('stats.counted', { name: playName(told.play), draws: told.draws })}
        </p>
      </div>
      {told.facts.every(({ number }) => number.length === 2) && <DigitBars facts={told.facts} />}
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-overlay">
          <tr>
            {orders.map((one) => (
              <th
                key={one}
                scope="col"
                aria-sort={one === order ? 'descending' : undefined}
                className="text-end first:text-start"
              >
                <button
                  type="button"
                  onClick={() => setOrder(one)}
                  className={`focus-ring min-h-11 px-2 font-semibold ${one === order ? 'text-lamp-ink' : 'text-ink-2'}`}
                >
                  {t(`stats.${one}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((fact) => (
            <tr key={fact.number} className="border-t border-line">
              <th scope="row" className="px-2 py-1.5 text-start">
                <bdi className="tnum">{fact.number}</bdi>
              </th>
              {figures.map((one) => (
                <td key={one} className="px-2 text-end">
                  <span
                    className={cx('stat-bar', one === 'since' && 'stat-bar-since')}
                    style={{ '--share': `${(100 * fact[one]) / (most[one] ?? 1)}%` } as CSSProperties}
                  >
                    {fact[one]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
