import { refusalText } from '@fairground/client'
import type { VendorDetail } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

/** What both sides do not say alike, until somebody looked. */
export function VendorExceptions({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  const [closing, setClosing] = useState<string>()
  const { close } = useVendorActions(vendor.vendorId)
  if (vendor.exceptions.length === 0) return null
  return (
    <PanelSection title={t('vendors.exceptions')}>
      <ul className="divide-y divide-line-soft text-sm">
        {vendor.exceptions.map(({ exceptionId, transactionId, kind, foundAt }) => (
          <li key={exceptionId} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0">
              {t(`vendors.exception.${kind}`)}
              <bdi dir="ltr" className="block text-xs break-all text-ink-2">
                {transactionId}
              </bdi>
              <span className="text-xs text-ink-3">
                <Moment at={foundAt} look="exactMoment" />
              </span>
            </span>
            {may(me, 'vendors.manage') && (
              <Button variant="quiet" size="sm" onClick={() => setClosing(exceptionId)}>
                {t('vendors.close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={closing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setClosing(undefined)}
        title={t('vendors.closeTitle')}
        text={t('vendors.closeText')}
        hint={t('reason.staffRead')}
        tone="mint"
        confirmLabel={t('vendors.close')}
        isBusy={close.isPending}
        refusal={close.error ? refusalText(t, close.error) : undefined}
        onConfirm={(note) =>
          close.mutate({ exceptionId: closing ?? '', note }, { onSuccess: () => setClosing(undefined) })
        }
      />
    </PanelSection>
  )
}
