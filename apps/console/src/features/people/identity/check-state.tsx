import type { CheckState as State } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<State, { tone: StatusTone; icon: string }> = {
  pending: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  expired: { tone: 'neutral', icon: 'icon-[ph--clock-fill]' },
}

export function CheckState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`kyc.view.${state}`)}</StatusChip>
}
