import type { MessageState as State } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<State, { tone: StatusTone; icon: string }> = {
  waiting: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  sent: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  delivered: { tone: 'ok', icon: 'icon-[ph--checks-bold]' },
  failed: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  expired: { tone: 'neutral', icon: 'icon-[ph--clock-countdown-fill]' },
  cancelled: { tone: 'neutral', icon: 'icon-[ph--prohibit-bold]' },
}

/** What became of a message, in a word. */
export function MessageState({ state }: { state: State }) {
  const { t } = useTranslation()
  return (
    <StatusChip {...looks[state]} size="sm" className="align-middle in-[tr[aria-current]]:bg-surface-1">
      {t(`outbox:state.${state}`)}
    </StatusChip>
  )
}
