import type { FreeRoundState as State } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<State, { tone: StatusTone; icon: string }> = {
  asked: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'wait', icon: 'icon-[ph--paper-plane-tilt-fill]' },
  cancelling: { tone: 'wait', icon: 'icon-[ph--paper-plane-tilt-fill]' },
  granted: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  refused: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  withdrawn: { tone: 'neutral', icon: 'icon-[ph--arrow-u-up-left-bold]' },
  cancelled: { tone: 'neutral', icon: 'icon-[ph--prohibit-bold]' },
}

export function FreeRoundState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`freeRoundState.${state}`)}</StatusChip>
}
