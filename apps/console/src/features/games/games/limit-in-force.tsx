import type { StakeLimitRow } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'

type InForceProps = { row: StakeLimitRow; of: keyof StakeLimitRow['inForce'] }

/** What holds now; calmer where the row itself sets nothing and it comes from all games or the rules. */
export function InForce({ row: { limits, inForce, currency, game }, of }: InForceProps) {
  const { t } = useTranslation()
  const amount = inForce[of]
  if (amount === null)
    return (
      <span className="text-xs text-ink-3">
        {t(game || of === 'payoutMax' ? 'lobby:limit.noneSet' : 'lobby:limit.byRules')}
      </span>
    )
  return <Amount amount={amount} currency={currency} className={limits[of] === null ? 'text-ink-3' : 'font-semibold'} />
}
