import { refusalText } from '@fairground/client'
import { type VendorDetail, vendorGameTypes } from '@fairground/contract'
import { Button, Check } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

/** For which games the vendor names what counts of a round, and the wish to change that: one person asks, another says yes. */
export function VendorTurnover({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const { turnoverTypes, vendorId } = vendor
  return (
    <PanelSection title={t('vendors.turnover')}>
      <p className="text-sm">
        <b>{turnoverTypes.map((type) => t(`gameType.${type}`)).join(', ') || t('vendors.turnoverNone')}</b>
        <span className="block text-ink-2">{t('vendors.turnoverText')}</span>
      </p>
      {!vendor.change && may(me, 'vendors.manage') && vendor.dialect === 'psw' && (
        <Button variant="line" onClick={() => setAsking(true)}>
          {t('vendors.askTurnover')}
        </Button>
      )}
      {isAsking && <AskTurnover vendorId={vendorId} before={turnoverTypes} onClose={() => setAsking(false)} />}
    </PanelSection>
  )
}

type AskTurnoverProps = { vendorId: string; before: VendorDetail['turnoverTypes']; onClose: () => void }

function AskTurnover({ vendorId, before, onClose }: AskTurnoverProps) {
  const { t } = useTranslation()
  const { askTurnover } = useVendorActions(vendorId)
  const [types, setTypes] = useState(before)
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('vendors.askTurnover')}
      text={t('vendors.turnoverText')}
      hint={t('vendors.askHint')}
      tone="mint"
      confirmLabel={t('vendors.ask')}
      isBusy={askTurnover.isPending}
      refusal={askTurnover.error ? refusalText(t, askTurnover.error) : undefined}
      onConfirm={(reason) => askTurnover.mutate({ turnoverTypes: types, reason }, { onSuccess: onClose })}
    >
      <div className="grid grid-cols-2 gap-2">
        {vendorGameTypes.map((type) => (
          <Check
            key={type}
            checked={types.includes(type)}
            onChange={({ target: { checked } }) =>
              setTypes((now) => vendorGameTypes.filter((one) => (one === type ? checked : now.includes(one))))
            }
          >
            {t(`gameType.${type}`)}
          </Check>
        ))}
      </div>
    </ReasonDialog>
  )
}
