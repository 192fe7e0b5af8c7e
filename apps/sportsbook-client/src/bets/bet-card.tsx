import type { SportsBetView } from '@fairground/contract/sports'
import { Note } from '@fairground/ui'
import { Cash, useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useUntil } from '../lib/use-until.ts'
import { systemsOf } from '../slip/slip-sums.ts'
import { BetLeg } from './bet-leg.tsx'
import { BetState } from './bet-outcome.tsx'
import { CashOut } from './cash-out.tsx'

/** A bet of the player: its legs, its stake, what it may return or returned. */
export function BetCard({ bet }: { bet: SportsBetView }) {
  const { t, i18n } = useTranslation()
  const timeOf = useTime()
  const seconds = useUntil(bet.decidesAt)
  const kindOf = useKind()
  const { payoutMinor, refusal } = bet
  const isSettled = payoutMinor !== null
  return (
    <article className="bet-card">
      <header className="flex flex-wrap items-center gap-2">
        <b className="font-bold">{kindOf(bet)}</b>
        <time dateTime={bet.placedAt} className="text-xs text-ink-3">
          {timeOf(bet.placedAt)}
        </time>
        <span className="ms-auto flex items-center gap-2">
          {bet.state === 'pending' && (
            <span className="text-xs font-semibold text-warn-ink">{t('slip.pending', { seconds })}</span>
          )}
          <BetState state={bet.state} />
        </span>
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <BetLeg key={leg.matchId} leg={leg} />
        ))}
      </ul>
      {bet.state === 'refused' && (
        <Note tone="bad">
          {t(`refusedBet.${refusal && i18n.exists(`refusedBet.${refusal.code}`) ? refusal.code : 'OTHER'}`, {
            ...{ limit: '', value: '', match: '' },
          })}
        </Note>
      )}
      <dl className="bet-sums">
        <div>
          <dt>{t('slip.totalStake')}</dt>
          <dd>
            <Cash minor={BigInt(bet.stakeMinor)} />
          </dd>
        </div>
        <div className="text-end">
          <dt>{t(isSettled ? 'bets.returned' : bet.state === 'refused' ? 'slip.givenBack' : 'slip.mayReturn')}</dt>
          <dd className="font-bold">
            <Cash minor={BigInt(payoutMinor ?? (bet.state === 'refused' ? bet.stakeMinor : bet.returnMinorMax))} />
          </dd>
        </div>
      </dl>
      <CashOut bet={bet} />
    </article>
  )
}

/** `Single`, `Parlay of 3`, `Yankee`. */
function useKind(): (bet: Pick<SportsBetView, 'legs' | 'sizes'>) => string {
  const { t } = useTranslation()
  return ({ legs, sizes }) => {
    const count = legs.length
    if (sizes.length === 1 && sizes[0] === 1)
      return count > 1 ? t('bets.singles', { bets: count }) : t('slip.mode.single')
    if (sizes.length === 1 && sizes[0] === count) return t('bets.parlay', { legs: count })
    const id = systemsOf(count).find((one) => one.sizes.join() === sizes.join())?.id
    if (id === undefined) return t('slip.mode.system')
    return /^\d/.test(id) ? t('system.bySize', { size: id }) : t(`system.${id}`)
  }
}
