import type { RedemptionState as State } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<State, { tone: StatusTone; icon: string }> = {
  processing: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'info', icon: 'icon-[ph--truck-fill]' },
  completed: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
}

export function RedemptionState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`marketing:redemption.${state}`)}</StatusChip>
}
