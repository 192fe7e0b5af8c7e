import { Money, Skeleton } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'
import type { Offer } from './offer-draft.ts'
import { useSettled } from './use-settled.ts'

/** What the offer would have paid for the last period that is over. Keeps its size while nothing is known yet. */
export function OfferPreview({ offer }: { offer: Offer | undefined }) {
  const { t } = useTranslation()
  const text = useSettled(offer === undefined ? undefined : JSON.stringify(offer))
  const asked: Offer | undefined = text === undefined ? undefined : JSON.parse(text)
  const preview = useQuery({
    ...query.agentContracts.preview.queryOptions({ input: asked ?? { kind: 'daily', account: '-', activeMembers: 0 } }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { data } = preview
  return (
    <section
      aria-label={t('contracts:preview.title')}
      className="grid min-h-28 gap-1 rounded-md bg-surface-2 px-4 py-3"
    >
      <b className="text-sm text-ink-2">{t('contracts:preview.title')}</b>
      {asked && preview.isPending && <Skeleton className="h-16 w-full" />}
      {asked && data && !preview.isError ? (
        <>
          <span className="text-2xl font-bold">
            <Money amount={data.amount} currency="VND" decimals={0} />
          </span>
          <span className="text-xs text-ink-3">
            <DateTime at={data.periodFrom} /> – <DateTime at={data.periodTo} />
          </span>
          <p className="text-sm text-ink-2">
            {t(data.isReached ? 'contracts:preview.reached' : 'contracts:preview.unmet', { count: data.activeMembers })}
          </p>
        </>
      ) : (
        !(asked && preview.isPending) && <p className="text-sm text-ink-3">{t('contracts:preview.none')}</p>
      )}
    </section>
  )
}
