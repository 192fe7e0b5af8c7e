import type { HeldJackpot, VendorDetail } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Moment } from '../../../components/moment.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

/** Jackpots that wait until two people have said yes. */
export function VendorJackpots({ vendor: { vendorId, heldJackpots } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const { release } = useVendorActions(vendorId)
  const [asked, setAsked] = useState<HeldJackpot>()
  if (heldJackpots.length === 0) return null
  const close = () => setAsked(undefined)
  return (
    <PanelSection title={t('vendors.jackpots')}>
      <ul className="divide-y divide-line-soft text-sm">
        {heldJackpots.map((held) => (
          <li key={held.transactionId} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0">
              <Amount amount={held.amount} currency={held.currency} className="font-semibold" />
              <span className="block text-ink-2">
                <bdi>{held.account}</bdi> · <bdi>{held.jackpotId}</bdi>
              </span>
              <span className="block text-xs text-ink-3">
                <Moment at={held.heldAt} look="exactMoment" /> ·{' '}
                {held.firstBy ? t('vendors.firstYes', { name: held.firstBy }) : t('vendors.noYes')}
              </span>
            </span>
            {held.isAllowed && (
              <Button variant="mint" size="sm" onClick={() => setAsked(held)}>
                {t('vendors.release')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RefusalNote error={release.error} />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('vendors.releaseTitle')}
        text={t('vendors.releaseText', { account: asked?.account, jackpot: asked?.jackpotId })}
        confirmLabel={t('vendors.release')}
        isBusy={release.isPending}
        onConfirm={() => release.mutate(asked?.transactionId ?? '', { onSettled: close })}
      />
    </PanelSection>
  )
}
