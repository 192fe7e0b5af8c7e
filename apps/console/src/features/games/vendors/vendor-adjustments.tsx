import type { VendorDetail } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { HeldList } from './held-list.tsx'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

/** Corrections out of bounds, which two people book or refuse. */
export function VendorAdjustments({ vendor: { vendorId, heldAdjustments } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const { decideHeld } = useVendorActions(vendorId)
  if (heldAdjustments.length === 0) return null
  return (
    <PanelSection title={t('vendors.adjustments')}>
      <HeldList
        held={heldAdjustments.map(({ wish, originalTransactionId, ...one }) => ({
          ...one,
          about: <bdi>{originalTransactionId}</bdi>,
          wish: wish && { ...wish, isYes: wish.isBooked },
        }))}
        yes={{
          label: t('vendors.bookHeld'),
          askedBy: (name) => t('vendors.bookAsked', { name }),
          title: t('vendors.bookHeldTitle'),
          text: (account) => t('vendors.bookHeldText', { account }),
        }}
        no={{
          label: t('vendors.refuseHeld'),
          askedBy: (name) => t('vendors.refuseAsked', { name }),
          title: t('vendors.refuseHeldTitle'),
          text: (account) => t('vendors.refuseHeldText', { account }),
        }}
        decide={{
          isPending: decideHeld.isPending,
          error: decideHeld.error,
          run: ({ isYes, ...word }, onSuccess) => decideHeld.mutate({ ...word, isBooked: isYes }, { onSuccess }),
        }}
      />
    </PanelSection>
  )
}
