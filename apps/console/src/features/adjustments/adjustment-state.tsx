import type { AdjustmentState as State } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<State, { tone: StatusTone; icon: string }> = {
  asked: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  withdrawn: { tone: 'neutral', icon: 'icon-[ph--arrow-u-up-left-bold]' },
}

export function AdjustmentState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`adjustmentState.${state}`)}</StatusChip>
}
