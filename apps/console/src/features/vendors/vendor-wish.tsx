import { refusalText } from '@fairground/client'
import type { VendorDetail } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../components/moment.tsx'
import { LimitValues } from './limit-values.tsx'
import { useVendorActions } from './use-vendors.ts'

type VendorWishProps = { vendorId: string; change: NonNullable<VendorDetail['change']> }

/** What one person asked for, until another says yes. */
export function VendorWish({ vendorId, change }: VendorWishProps) {
  const { t } = useTranslation()
  const { changeId, mode, limits, reason, askedBy, askedAt, allowed } = change
  const { decide } = useVendorActions(vendorId)
  const answer = (isApproved: boolean) => decide.mutate({ changeId, isApproved })
  return (
    <div className="grid gap-2.5 rounded-md bg-surface-2 p-3.5 text-sm">
      <p>
        {mode && <b>{t('vendors.waits', { mode: t(`vendors.mode.${mode}`) })}</b>}
        {limits && <b>{t('vendors.limitsWait', { currency: limits.currency })}</b>}
        <span className="block text-ink-2">
          <bdi>{reason}</bdi>
        </span>
        <span className="block text-xs text-ink-3">
          <bdi>{askedBy}</bdi> · <Moment at={askedAt} look="exactMoment" />
        </span>
      </p>
      {limits && <LimitValues limits={limits} />}
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
