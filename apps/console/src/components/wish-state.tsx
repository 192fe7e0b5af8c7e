import type { Wish } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<Wish['state'], { tone: StatusTone; icon: string }> = {
  asked: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  withdrawn: { tone: 'neutral', icon: 'icon-[ph--arrow-u-up-left-bold]' },
}

export function WishState({ wish: { state, isAlone } }: { wish: Pick<Wish, 'state' | 'isAlone'> }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(isAlone ? 'wishes.state.alone' : `wishes.state.${state}`)}</StatusChip>
}
