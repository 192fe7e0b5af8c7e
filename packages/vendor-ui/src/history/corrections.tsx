import { useTranslation } from 'react-i18next'
import { useCashText } from '../money/cash.tsx'
import { useTime } from '../texts/use-time.ts'
import type { RoundRecord } from './round-record.ts'

// The build's compiler loses a bigint that is written inside a component.
const none = 0n

/** Both settlements of a round whose result was corrected after it was paid. */
export function Corrections({ round: { corrections = [] } }: { round: Pick<RoundRecord, 'corrections'> }) {
  const { t } = useTranslation()
  const time = useTime()
  const cash = useCashText()
  if (corrections.length === 0) return null
  return (
    <ul className="grid gap-1.5 text-sm" data-corrected>
      {corrections.map(({ at, beforeMinor, payoutMinor, leftMinor }) => (
        <li key={at} className="rounded-md bg-surface-2 px-3 py-2">
          {t('history.corrected', { time: time(at), old: cash(beforeMinor), new: cash(payoutMinor) })}{' '}
          {leftMinor > none && t('history.correctedLeft', { amount: cash(leftMinor) })}
        </li>
      ))}
    </ul>
  )
}
