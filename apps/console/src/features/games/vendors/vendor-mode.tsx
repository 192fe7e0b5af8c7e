import { refusalText } from '@fairground/client'
import type { VendorDetail } from '@fairground/contract'
import { Button, KeyValues } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'
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
