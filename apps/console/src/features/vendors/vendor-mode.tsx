import { refusalText } from '@fairground/client'
import type { VendorDetail } from '@fairground/contract'
import { Button, KeyValues, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { Moment } from '../../components/moment.tsx'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { may, useMe } from '../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

/** Where players' money is, and the wish to change that: one person asks, another says yes. */
export function VendorMode({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const { askMode } = useVendorActions(vendor.vendorId)
  const other = vendor.walletMode === 'single' ? 'transfer' : 'single'
  return (
    <PanelSection title={t('vendors.mode')}>
      <p className="text-sm">
        <b>{t(`vendors.mode.${vendor.walletMode}`)}</b>
        <span className="block text-ink-2">{t(`vendors.modeText.${vendor.walletMode}`)}</span>
      </p>
      {vendor.purses.map(({ currency, transit, kept, pendingCount }) => (
        <KeyValues
          key={currency}
          look="well"
          items={[
            { id: 'kept', label: t('vendors.kept'), value: <Amount amount={kept} currency={currency} /> },
            { id: 'transit', label: t('vendors.transit'), value: <Amount amount={transit} currency={currency} /> },
            { id: 'pending', label: t('vendors.pending'), value: pendingCount },
          ]}
        />
      ))}
      {vendor.change && <Wish vendorId={vendor.vendorId} change={vendor.change} />}
      {!vendor.change && may(me, 'vendors.manage') && vendor.dialect === 'psw' && (
        <Button variant="line" onClick={() => setAsking(true)}>
          {t(`vendors.askMode.${other}`)}
        </Button>
      )}
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`vendors.askMode.${other}`)}
        text={t(`vendors.modeText.${other}`)}
        hint={t('vendors.askHint')}
        tone="mint"
        confirmLabel={t('vendors.ask')}
        isBusy={askMode.isPending}
        refusal={askMode.error ? refusalText(t, askMode.error) : undefined}
        onConfirm={(reason) => askMode.mutate({ mode: other, reason }, { onSuccess: () => setAsking(false) })}
      />
    </PanelSection>
  )
}

type WishProps = { vendorId: string; change: NonNullable<VendorDetail['change']> }

function Wish({ vendorId, change: { changeId, mode, reason, askedBy, askedAt, allowed } }: WishProps) {
  const { t } = useTranslation()
  const { decide } = useVendorActions(vendorId)
  const answer = (isApproved: boolean) => decide.mutate({ changeId, isApproved })
  return (
    <div className="grid gap-2.5 rounded-md bg-surface-2 p-3.5 text-sm">
      <p>
        <b>{t('vendors.waits', { mode: t(`vendors.mode.${mode}`) })}</b>
        <span className="block text-ink-2">
          <bdi>{reason}</bdi>
        </span>
        <span className="block text-xs text-ink-3">
          <bdi>{askedBy}</bdi> · <Moment at={askedAt} look="exactMoment" />
        </span>
      </p>
      {decide.error && (
        <Note tone="bad" isLive>
          {refusalText(t, decide.error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        {allowed.includes('withdraw') && (
          <Button variant="line" busy={decide.isPending} onClick={() => answer(false)}>
            {t('adjust.withdraw')}
          </Button>
        )}
        {allowed.includes('reject') && (
          <Button variant="line" disabled={decide.isPending} onClick={() => answer(false)}>
            {t('action.reject')}
          </Button>
        )}
        {allowed.includes('approve') && (
          <Button variant="mint" busy={decide.isPending} guardMs={1000} onClick={() => answer(true)}>
            {t('action.approve')}
          </Button>
        )}
      </div>
    </div>
  )
}
