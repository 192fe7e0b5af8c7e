import type { VendorDetail } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { Wish } from '../../../components/wish.tsx'
import { LimitValues } from './limit-values.tsx'
import { useVendorActions } from './use-vendors.ts'

type VendorWishProps = { vendorId: string; change: NonNullable<VendorDetail['change']> }

/** Another wallet mode of a vendor, other limits, or other games whose turnover it names, that one person asked for. */
export function VendorWish({ vendorId, change }: VendorWishProps) {
  const { t } = useTranslation()
  const { changeId, mode, limits, turnoverTypes } = change
  const { decide } = useVendorActions(vendorId)
  const typesText = turnoverTypes?.map((type) => t(`gameType.${type}`)).join(', ') || t('vendors.turnoverNone')
  const wishes = [
    mode && t('vendors.waits', { mode: t(`vendors.mode.${mode}`) }),
    limits && t('vendors.limitsWait', { currency: limits.currency }),
    turnoverTypes && t('vendors.turnoverWaits', { types: typesText }),
  ]
  return (
    <Wish
      label={wishes.filter(Boolean).join(' ')}
      asked={change}
      decide={decide}
      onAnswer={(isApproved) => decide.mutate({ changeId, isApproved })}
    >
      {limits && <LimitValues limits={limits} />}
    </Wish>
  )
}
