import type { Rain } from '@fairground/contract'
import { formatMoney, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { CancelRest } from '../../../components/cancel-rest.tsx'
import { WishDecision } from '../../../components/wish-decision.tsx'
import { useCancel } from './use-rains.ts'

/** Decides about a rain, or takes its rest back. */
export function RainDecision({ rain }: { rain: Rain }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const cancel = useCancel(rain.rainId)
  const { wishId, allowed, isSamePerson, canCancel, quantity, costMax, currency } = rain
  if (canCancel)
    return (
      <CancelRest
        label={t('rains.cancel')}
        question={{ title: t('rains.cancelTitle'), text: t('rains.cancelText') }}
        cancel={cancel}
      />
    )
  const cost = formatMoney(costMax, { locale, currency, decimals: 0 })
  return (
    <WishDecision
      wish={{ wishId, kind: 'rain', allowed, isSamePerson }}
      permission="marketing.decide"
      yes={{ title: t('rains.approveTitle', { quantity }), text: t('rains.approveText', { cost }) }}
    />
  )
}
