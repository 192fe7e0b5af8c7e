import type { JackpotPool } from '@fairground/contract'
import { dateFormat } from '@fairground/i18n'
import { formatMoney, Money, numberFormat } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteZone } from '../../components/records/use-site-zone.ts'
import { RelativeTime } from '../../components/relative-time.tsx'
import { query } from '../../lib/api.ts'
import { risenPools } from './risen-pools.ts'

const refreshMs = 5_000
/** The same list each time, so that what is shown changes only with an answer. */
const noPools: JackpotPool[] = []

/** The pools as they can be won now, asked for again every five seconds. Without pools the board is not there at all. */
export function JackpotBoard({ hasLink = false }: { hasLink?: boolean }) {
  const { t } = useTranslation()
  const { data = noPools } = useQuery({
    ...query.jackpots.pools.queryOptions({ input: {} }),
    refetchInterval: refreshMs,
  })
  const [{ told, shown }, setState] = useState({ told: data, shown: data })
  if (told !== data) setState({ told: data, shown: risenPools(shown, data) })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="jackpots">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="jackpots" className="font-poster text-2xl">
          {t('jackpots.title')}
        </h2>
        <p className="text-sm text-ink-3 max-sm:order-last max-sm:w-full">{t('jackpots.note')}</p>
        {hasLink && (
          <Link
            to="/$gameType"
            params={{ gameType: 'rng' }}
            search={{ classify: 'JP' }}
            className="ms-auto rounded-sm text-sm font-semibold text-lamp-ink hit-44 focus-ring hover:underline"
          >
            {t('jackpots.games')}
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
        {shown.map((pool) => (
          <PoolTile key={`${pool.jackpotId} ${pool.tier} ${pool.currency}`} pool={pool} />
        ))}
      </ul>
    </section>
  )
}

function PoolTile({ pool: { tier, amount, currency, bound, chance, deadlineAt, lastWin } }: { pool: JackpotPool }) {
  const { t, i18n } = useTranslation()
  const time = dateFormat(i18n.language, {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: useSiteZone() },
  })
  return (
    <li className="grid content-start gap-0.5 rounded-lg bg-surface-1 p-3.5 shadow-1 max-sm:last:odd:col-span-full">
      <b className="text-sm text-lamp-ink">{t(`jackpots.tier.${tier}`, { defaultValue: tier })}</b>
      <Money
        amount={amount}
        currency={currency}
        decimals={0}
        className="justify-self-start text-lg font-bold xl:text-xl"
      />
      {bound !== null && (
        <span className="text-xs text-ink-2">
          {t('jackpots.by')} <Money amount={bound} currency={currency} decimals={0} />
        </span>
      )}
      {chance !== null && (
        <span className="text-xs text-ink-2">
          {t('jackpots.oneIn', {
            count: numberFormat(i18n.language).format(chance.oneIn),
            unit: formatMoney(chance.staked, { locale: i18n.language, currency, decimals: 0 }),
          })}
        </span>
      )}
      {deadlineAt !== null && (
        <span className="text-xs text-ink-2">{t('jackpots.until', { time: time.format(new Date(deadlineAt)) })}</span>
      )}
      {lastWin && (
        <span className="text-xs text-ink-3">
          <bdi>{lastWin.account}</bdi> · <Money amount={lastWin.amount} currency={currency} decimals={0} /> ·{' '}
          <RelativeTime at={lastWin.at} />
        </span>
      )}
    </li>
  )
}
