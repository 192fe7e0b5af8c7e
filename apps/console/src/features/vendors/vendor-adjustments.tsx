import { refusalText } from '@fairground/client'
import type { HeldAdjustment, VendorDetail } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { Moment } from '../../components/moment.tsx'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { may, useMe } from '../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

/** Corrections out of bounds, which two people book or refuse. */
export function VendorAdjustments({ vendor: { vendorId, heldAdjustments } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ held: HeldAdjustment; isBooked: boolean }>()
  if (heldAdjustments.length === 0) return null
  return (
    <PanelSection title={t('vendors.adjustments')}>
      <ul className="divide-y divide-line-soft text-sm">
        {heldAdjustments.map((held) => (
          <li key={held.transactionId} className="py-2">
            <Amount amount={held.amount} currency={held.currency} className="font-semibold" />
            <span className="block text-ink-2 wrap-anywhere">
              <bdi>{held.account}</bdi> · <bdi>{held.originalTransactionId}</bdi>
            </span>
            <span className="block text-xs text-ink-3">
              <Moment at={held.heldAt} look="exactMoment" /> ·{' '}
              {held.wish
                ? t(held.wish.isBooked ? 'vendors.bookAsked' : 'vendors.refuseAsked', { name: held.wish.askedBy })
                : t('vendors.noYes')}
            </span>
            <HeldButtons held={held} onAsk={(isBooked) => setAsked({ held, isBooked })} />
          </li>
        ))}
      </ul>
      {asked && <AskHeld vendorId={vendorId} {...asked} onClose={() => setAsked(undefined)} />}
    </PanelSection>
  )
}

/** What this person may still say: both words at first, then the same as somebody else’s. */
function HeldButtons({ held: { wish }, onAsk }: { held: HeldAdjustment; onAsk: (isBooked: boolean) => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const isOpenTo = (isBooked: boolean) => !wish || (wish.isBooked === isBooked && wish.allowed.includes('approve'))
  if (!may(me, 'vendors.manage')) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {isOpenTo(true) && (
        <Button variant="mint" size="sm" onClick={() => onAsk(true)}>
          {t('vendors.bookHeld')}
        </Button>
      )}
      {isOpenTo(false) && (
        <Button variant="line" size="sm" onClick={() => onAsk(false)}>
          {t('vendors.refuseHeld')}
        </Button>
      )}
    </span>
  )
}

type AskHeldProps = { vendorId: string; held: HeldAdjustment; isBooked: boolean; onClose: () => void }

function AskHeld({ vendorId, held: { transactionId, account }, isBooked, onClose }: AskHeldProps) {
  const { t } = useTranslation()
  const { decideHeld } = useVendorActions(vendorId)
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isBooked ? 'vendors.bookHeldTitle' : 'vendors.refuseHeldTitle')}
      text={t(isBooked ? 'vendors.bookHeldText' : 'vendors.refuseHeldText', { account })}
      hint={t('vendors.askHint')}
      tone={isBooked ? 'mint' : 'ruby'}
      confirmLabel={t(isBooked ? 'vendors.bookHeld' : 'vendors.refuseHeld')}
      isBusy={decideHeld.isPending}
      refusal={decideHeld.error ? refusalText(t, decideHeld.error) : undefined}
      onConfirm={(reason) => decideHeld.mutate({ transactionId, isBooked, reason }, { onSuccess: onClose })}
    />
  )
}
