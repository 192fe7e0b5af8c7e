import { refusalText } from '@fairground/client'
import { type VendorDetail, vendorStatuses } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useVendorActions } from './use-vendors.ts'

/** Opens the vendor, closes it for bets, or switches it off. */
export function VendorStatusChange({ vendor: { vendorId, name, status: now } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  const { status } = useVendorActions(vendorId)
  const [asked, setAsked] = useState<VendorDetail['status']>()
  if (!may(me, 'vendors.manage')) return null
  const wanted = asked ?? 'active'
  return (
    <div className="flex flex-wrap gap-2">
      {vendorStatuses
        .filter((each) => each !== now)
        .map((each) => (
          <Button
            key={each}
            variant={each === 'active' ? 'mint' : 'line'}
            className="flex-1"
            onClick={() => setAsked(each)}
          >
            {t(`vendors.make.${each}`)}
          </Button>
        ))}
      <ReasonDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={t(`vendors.makeTitle.${wanted}`, { name })}
        text={t(`vendors.makeText.${wanted}`)}
        hint={t('reason.staffRead')}
        tone={wanted === 'active' ? 'mint' : 'ruby'}
        confirmLabel={t(`vendors.make.${wanted}`)}
        isBusy={status.isPending}
        refusal={status.error ? refusalText(t, status.error) : undefined}
        onConfirm={(reason) => status.mutate({ status: wanted, reason }, { onSuccess: () => setAsked(undefined) })}
      />
    </div>
  )
}
