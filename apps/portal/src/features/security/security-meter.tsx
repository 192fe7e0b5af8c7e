import type { SecurityState } from '@fairground/contract'
import { Meter, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { hasSecondStep, levelOf, securityPercent } from './security-level.ts'

const looks = {
  low: { chip: 'bad', meter: 'ruby', icon: 'icon-[ph--shield-warning-fill]' },
  medium: { chip: 'wait', meter: 'lamp', icon: 'icon-[ph--shield-fill]' },
  high: { chip: 'ok', meter: 'mint', icon: 'icon-[ph--shield-check-fill]' },
} as const

/** How well the account is guarded, and what would help most. */
export function SecurityMeter({ state }: { state: SecurityState }) {
  const { t } = useTranslation()
  const percent = securityPercent(state)
  const level = levelOf(percent)
  const look = looks[level]
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <b>{t('security.level')}</b>
        <StatusChip tone={look.chip} icon={look.icon}>
          {t(`security.levels.${level}`)}
        </StatusChip>
      </div>
      <Meter label={t('security.level')} percent={percent} tone={look.meter} />
      <p className="text-sm text-ink-2">{t(`security.advice.${adviceOf(state)}`)}</p>
    </div>
  )
}

function adviceOf(state: SecurityState) {
  if (!state.passwordChangedAt) return 'setPassword'
  if (state.isPasswordExpired) return 'oldPassword'
  if (!state.hasPaymentPassword) return 'paymentPassword'
  if (!hasSecondStep(state)) return 'secondStep'
  return state.deviceCount > 1 ? 'devices' : 'none'
}
