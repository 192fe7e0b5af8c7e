import type { FeedbackState as State } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<State, { tone: StatusTone; icon: string }> = {
  new: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  answered: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  closed: { tone: 'neutral', icon: 'icon-[ph--archive-fill]' },
}

export function FeedbackState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`feedbackState.${state}`)}</StatusChip>
}
