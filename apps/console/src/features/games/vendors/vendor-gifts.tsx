import type { VendorDetail } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { PanelSection } from './panel-section.tsx'

/** Rounds that were presents. */
export function VendorGifts({ vendor: { freeRounds } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  return (
    <>
      {freeRounds.length > 0 && (
        <PanelSection title={t('vendors.freeRounds')}>
          <ul className="divide-y divide-line-soft text-sm">
            {freeRounds.map((grant) => (
              <li key={grant.freeRoundsId} className="flex items-center justify-between gap-3 py-2">
                <span className="min-w-0">
                  <bdi>{grant.account}</bdi>
                  <span className="block text-xs text-ink-3">
                    {t(grant.isCancelled ? 'vendors.roundsCancelled' : 'vendors.roundsLeft', {
                      left: grant.remaining,
                      all: grant.quantity,
                    })}{' '}
                    · {t('vendors.until')} <Moment at={grant.consumeBefore} look="exactMoment" />
                  </span>
                </span>
                <Amount amount={grant.won} currency={currency} className="font-semibold" />
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
    </>
  )
}
