import type { VendorDetail } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { HeldList } from './held-list.tsx'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

/** Prizes of campaigns above what these may pay, until people have said what becomes of them. */
export function VendorPrizes({ vendor: { vendorId, heldPrizes } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const { decidePrize } = useVendorActions(vendorId)
  if (heldPrizes.length === 0) return null
  return (
    <PanelSection title={t('vendors.prizes')}>
      <HeldList
        held={heldPrizes.map(({ wish, campaignId, cause, ...one }) => ({
          ...one,
          about: (
            <>
              <bdi>{campaignId}</bdi> · {t(`vendors.prizeCause.${cause}`)}
            </>
          ),
          wish: wish && { ...wish, isYes: wish.isPaid },
        }))}
        yes={{
          label: t('vendors.payPrize'),
          askedBy: (name) => t('vendors.payPrizeAsked', { name }),
          title: t('vendors.payPrizeTitle'),
          text: (account) => t('vendors.payPrizeText', { account }),
        }}
        no={{
          label: t('vendors.refusePrize'),
          askedBy: (name) => t('vendors.refuseAsked', { name }),
          title: t('vendors.refusePrizeTitle'),
          text: (account) => t('vendors.refusePrizeText', { account }),
        }}
        decide={{
          isPending: decidePrize.isPending,
          error: decidePrize.error,
          run: ({ isYes, ...word }, onSuccess) => decidePrize.mutate({ ...word, isPaid: isYes }, { onSuccess }),
        }}
      />
    </PanelSection>
  )
}
