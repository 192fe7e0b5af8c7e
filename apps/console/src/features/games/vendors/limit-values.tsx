import type { VendorLimits } from '@fairground/contract'
import { KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'

/** Stakes, wins, jackpots and corrections of one currency. */
export function LimitValues({
  limits: { currency, stakeMax, winMax, jackpotHold, adjustHold },
}: {
  limits: VendorLimits
}) {
  const { t } = useTranslation()
  const shown = (amount: string | null) =>
    amount === null ? t('vendors.noLimit') : <Amount amount={amount} currency={currency} />
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'stake', label: t('vendors.stakeMax'), value: shown(stakeMax) },
        { id: 'win', label: t('vendors.winMax'), value: shown(winMax) },
        { id: 'jackpot', label: t('vendors.jackpotHold'), value: shown(jackpotHold) },
        {
          id: 'adjust',
          label: t('vendors.adjustHold'),
          value: adjustHold === null ? t('wishes.asEverywhere') : shown(adjustHold),
        },
      ]}
    />
  )
}
