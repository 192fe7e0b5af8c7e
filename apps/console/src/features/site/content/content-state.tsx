import type { ContentState as State } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<State, { tone: StatusTone; icon: string }> = {
  draft: { tone: 'neutral', icon: 'icon-[ph--pencil-simple-fill]' },
  scheduled: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  shown: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  ended: { tone: 'neutral', icon: 'icon-[ph--flag-checkered-fill]' },
  retired: { tone: 'neutral', icon: 'icon-[ph--archive-fill]' },
}

export function ContentState({ state }: { state: State }) {
  const { t } = useTranslation('content')
  return <StatusChip {...looks[state]}>{t(`state.${state}`)}</StatusChip>
}
