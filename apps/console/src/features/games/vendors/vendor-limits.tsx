import { refusalText } from '@fairground/client'
import type { VendorLimits as Limits, VendorDetail } from '@fairground/contract'
import { Button, Field, MoneyInput } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { amountOfText } from '../../../lib/decimal.ts'
import { may, useMe } from '../../../lib/me.ts'
import { LimitValues } from './limit-values.tsx'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

const fields = ['stakeMax', 'winMax', 'jackpotHold', 'adjustHold'] as const

/** What the vendor may stake and pay, and the wish to change that: one person asks, another says yes. */
export function VendorLimits({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  const own = useCurrency()
  const [isAsking, setAsking] = useState(false)
  const none: Limits = { currency: own, stakeMax: null, winMax: null, jackpotHold: null, adjustHold: null }
  const limits = vendor.limits.find(({ currency }) => currency === own) ?? none
  return (
    <>
      {[limits, ...vendor.limits.filter((each) => each !== limits)].map((each) => (
        <PanelSection key={each.currency} title={t('vendors.limits', { currency: each.currency })}>
          <LimitValues limits={each} />
          {each === limits && !vendor.change && may(me, 'vendors.manage') && (
            <Button variant="line" onClick={() => setAsking(true)}>
              {t('vendors.askLimits')}
            </Button>
          )}
        </PanelSection>
      ))}
      {isAsking && <AskLimits vendorId={vendor.vendorId} limits={limits} onClose={() => setAsking(false)} />}
    </>
  )
}

type AskLimitsProps = { vendorId: string; limits: Limits; onClose: () => void }

function AskLimits({ vendorId, limits, onClose }: AskLimitsProps) {
  const { t } = useTranslation()
  const { askLimits } = useVendorActions(vendorId)
  const [texts, setTexts] = useState({
    stakeMax: limits.stakeMax ?? '',
    winMax: limits.winMax ?? '',
    jackpotHold: limits.jackpotHold ?? '',
    adjustHold: limits.adjustHold ?? '',
  })
  /** Null for an empty field, undefined for what is no amount. */
  const read = (text: string) => (text === '' ? null : amountOfText(text))
  const ask = (reason: string) => {
    const [stakeMax, winMax, jackpotHold, adjustHold] = fields.map((field) => read(texts[field]))
    if (stakeMax === undefined || winMax === undefined || jackpotHold === undefined || adjustHold === undefined) return
    const { currency } = limits
    askLimits.mutate({ currency, stakeMax, winMax, jackpotHold, adjustHold, reason }, { onSuccess: onClose })
  }
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('vendors.askLimits')}
      text={t('vendors.askLimitsText')}
      hint={t('vendors.askHint')}
      tone="mint"
      confirmLabel={t('vendors.ask')}
      isBusy={askLimits.isPending}
      refusal={askLimits.error ? refusalText(t, askLimits.error) : undefined}
      onConfirm={ask}
    >
      {fields.map((field) => (
        <Field
          key={field}
          label={t(`vendors.${field}`)}
          error={read(texts[field]) === undefined && t('vendors.limitWrong')}
        >
          <MoneyInput
            value={texts[field]}
            onValueChange={(text) => setTexts((before) => ({ ...before, [field]: text }))}
            decimals={2}
            unit={limits.currency}
          />
        </Field>
      ))}
    </ReasonDialog>
  )
}
