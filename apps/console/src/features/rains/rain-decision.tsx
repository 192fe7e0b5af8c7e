import type { Rain } from '@fairground/contract'
import { formatMoney, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FreeBetDecision } from '../../components/free-bet-decision.tsx'
import { useDecide } from './use-rains.ts'

/** What is said before a rain falls, is refused or its rest is taken back. */
export function RainDecision({ rain }: { rain: Rain }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const decide = useDecide(rain.rainId)
  const { allowed, quantity, costMax, currency } = rain
  const cost = formatMoney(costMax, { locale, currency, decimals: 0 })
  return (
    <FreeBetDecision
      allowed={allowed}
      decide={decide}
      yes={{ title: t('rains.approveTitle', { quantity }), text: t('rains.approveText', { cost }) }}
      no={(word) => ({
        title: t(`rains.${word}Title`),
        text: t(word === 'cancel' ? 'rains.cancelText' : 'rains.rejectText'),
      })}
      cancelLabel={t('rains.cancel')}
    />
  )
}
