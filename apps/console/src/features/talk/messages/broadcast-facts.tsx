import type { Broadcast } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<Broadcast['state'], { tone: StatusTone; icon: string }> = {
  planned: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  sent: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  cancelled: { tone: 'neutral', icon: 'icon-[ph--archive-fill]' },
}

export function BroadcastState({ state }: Pick<Broadcast, 'state'>) {
  const { t } = useTranslation('content')
  return <StatusChip {...looks[state]}>{t(`message.state.${state}`)}</StatusChip>
}

/** For whom a message is. */
export function Audience({ audience, accountType }: Pick<Broadcast, 'audience' | 'accountType'>) {
  const { t } = useTranslation()
  return audience === 'type' ? t(`memberType.${accountType}`) : t(`content:message.audience.${audience}`)
}
