import type { StaffPool } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { MovePool } from './move-pool.tsx'

/** One pool: its meter, its money as the vendor and the ledger count it, its terms, and its wins. */
export function PoolCard({ pool, targets }: { pool: StaffPool; targets: readonly StaffPool[] }) {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const { tier, currency, cycle, meter, bound, deadlineAt, oneIn, booked, commitment } = pool
  const share = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 3 })
  const shown = ([num, den]: StaffPool['contribution']) => share.format(num / den)
  const money = (id: string, amount: string) => ({
    id,
    label: t(`lobby:jackpot.${id}`),
    value: <Amount amount={amount} currency={currency} />,
  })
  return (
    <article className="grid content-start gap-3 rounded-lg bg-surface-1 p-4 shadow-1">
      <header className="flex items-baseline justify-between gap-3">
        <h3 className="font-bold">{t(`lobby:jackpot.tier.${tier}`, { defaultValue: tier })}</h3>
        <span className="text-xs text-ink-3">
          {pool.isClosed ? t('lobby:jackpot.closed') : t('lobby:jackpot.cycle', { cycle: count(cycle) })}
        </span>
      </header>
      <p className="text-2xl font-bold">
        <Amount amount={meter} currency={currency} />
      </p>
      <KeyValues
        items={[
          money('seed', pool.seed),
          ...(bound === null ? [] : [money('bound', bound)]),
          money('base', pool.base),
          money('reserve', pool.reserve),
          money('overflow', pool.overflow),
          money('contributed', pool.contributed),
          money('reserved', pool.reserved),
          money('house', pool.house),
          money('paid', pool.paid),
          ...(pool.moved === '0.00' ? [] : [money('moved', pool.moved)]),
          money('bookedBase', booked.base),
          money('bookedIncrement', booked.increment),
          money('bookedReserve', booked.reserve),
          money('stakeMax', pool.stakeMax),
          {
            id: 'rates',
            label: t('lobby:jackpot.rates'),
            value: `${shown(pool.contribution)} + ${shown(pool.reserveShare)}`,
          },
          ...(oneIn === null ? [] : [{ id: 'oneIn', label: t('lobby:jackpot.oneIn'), value: `1 / ${count(oneIn)}` }]),
          ...(deadlineAt === null
            ? []
            : [{ id: 'deadline', label: t('lobby:jackpot.deadline'), value: <Moment at={deadlineAt} /> }]),
        ]}
      />
      {commitment && (
        <p className="text-xs wrap-anywhere text-ink-3">
          {t('lobby:jackpot.commitment')}: <code dir="ltr">{commitment}</code>
        </p>
      )}
      <MovePool pool={pool} targets={targets} />
      <Hits pool={pool} />
    </article>
  )
}

function Hits({ pool: { hits, currency } }: { pool: StaffPool }) {
  const { t } = useTranslation()
  if (hits.length === 0) return <p className="text-sm text-ink-3">{t('lobby:jackpot.noHits')}</p>
  return (
    <section aria-label={t('lobby:jackpot.hits')}>
      <h4 className="text-sm font-semibold">{t('lobby:jackpot.hits')}</h4>
      <ul className="max-h-60 divide-y divide-line-soft overflow-y-auto text-sm">
        {hits.map((hit) => (
          <li key={hit.cycle} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0 truncate">
              <bdi>{hit.account}</bdi> · <Moment at={hit.at} className="text-ink-3" />
            </span>
            <Amount amount={hit.amount} currency={currency} className="font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  )
}
