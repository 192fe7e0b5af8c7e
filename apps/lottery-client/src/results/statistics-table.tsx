import { Empty } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { statisticsOf } from './statistics.ts'

type Order = 'number' | 'hits30' | 'hits100' | 'since'
const orders: readonly Order[] = ['number', 'hits30', 'hits100', 'since']

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
    order === 'number' ? a.number.localeCompare(b.number) : b[order] - a[order],
  )
  return (
    <div className="grid gap-3">
      <p className="text-sm font-semibold">{t('pad.independent')}</p>
      <p className="text-xs text-ink-3">{t('stats.counted', { name: playName(told.play), draws: told.draws })}</p>
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
          {rows.map(({ number, hits30, hits100, since }) => (
            <tr key={number} className="border-t border-line">
              <td className="px-2 py-1.5 font-semibold">{number}</td>
              <td className="px-2 text-end">{hits30}</td>
              <td className="px-2 text-end">{hits100}</td>
              <td className="px-2 text-end">{since}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
