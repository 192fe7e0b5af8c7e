import type { AffectedContract } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { usePercent } from '../../lib/use-percent.ts'

/** Contracts that would be ended, by whom they are with. */
export function AffectedList({ contracts }: { contracts: readonly AffectedContract[] }) {
  const { t } = useTranslation()
  const percent = usePercent()
  return (
    <ul className="mt-3 divide-y divide-line-soft rounded-md bg-surface-2 px-4 text-sm">
      {contracts.map(({ contractId, downline, status, ...rates }) => (
        <li key={contractId} className="flex justify-between gap-3 py-2.5">
          <span className="min-w-0 truncate">
            <bdi className="font-semibold">{downline}</bdi>{' '}
            <span className="text-ink-3">{t(`contracts:state.${status}`)}</span>
          </span>
          <b>
            {[rates.rate, rates.profitSalaryRate, rates.lossSalaryRate]
              .filter((rate) => rate !== undefined)
              .map(percent)
              .join(' / ')}
          </b>
        </li>
      ))}
    </ul>
  )
}
