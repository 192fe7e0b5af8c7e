import type { VendorDetail } from '@fairground/contract'
import { KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { useHealthText } from './use-health-text.ts'

/** How the vendor is: calls both ways, open rounds, and how far its feed was read. */
export function VendorFacts({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const text = useHealthText()
  const { count } = useFormats()
  const { calls, callsOut, oldestOpenRoundAt, reconciliation } = vendor
  const both = (health: VendorDetail['calls']) => (
    <>
      {text.calls(health)}
      <span className="block text-xs font-normal text-ink-3">
        {t('vendors.p50')} {text.p50(health)} · {t('vendors.p99')} {text.p99(health)}
      </span>
    </>
  )
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'in', label: t('vendors.callsIn'), value: both(calls) },
        { id: 'out', label: t('vendors.callsOut'), value: both(callsOut) },
        {
          id: 'open',
          label: t('vendors.openRounds'),
          value: (
            <>
              {count(vendor.openRoundCount)}
              {oldestOpenRoundAt && (
                <span className="block text-xs font-normal text-ink-3">
                  {t('vendors.oldest')} <Moment at={oldestOpenRoundAt} look="exactMoment" />
                </span>
              )}
            </>
          ),
        },
        {
          id: 'feed',
          label: t('vendors.feed'),
          value: reconciliation ? (
            <>
              <Moment at={reconciliation.readAt} look="exactMoment" />
              <span className="block text-xs font-normal text-ink-3">
                {t('vendors.feedRows', { rows: reconciliation.rowCount, replayed: reconciliation.replayedCount })}
              </span>
            </>
          ) : (
            t('vendors.feedNever')
          ),
        },
        { id: 'games', label: t('vendors.games'), value: count(vendor.gameCount) },
        { id: 'dialect', label: t('vendors.dialect'), value: t(`vendors.dialect.${vendor.dialect}`) },
        {
          id: 'address',
          label: t('vendors.address'),
          value: (
            <bdi dir="ltr" className="break-all">
              {vendor.baseUrl}
            </bdi>
          ),
        },
      ]}
    />
  )
}
